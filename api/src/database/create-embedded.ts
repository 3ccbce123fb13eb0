import { createFolder } from './embedded.js';

/** The process in which `embedded.ts` creates a database. */
process.once('disconnect', () => process.exit(1));
await createFolder(process.argv[2]!);
process.exit(0);
