import { runApiCommand } from './product/api-command.ts';

/** `npm run backup -- <file>` and `npm run restore -- <file>`, which differ in the word that npm puts in front. */
await runApiCommand('backup', process.argv.slice(2));
