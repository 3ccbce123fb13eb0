import { root } from '../product/folders.ts';
import { importFaults } from './import-faults.ts';

/** `npm run lint:imports`: refuses circles, and imports against the direction (docs/decisions/055). */
const faults = await importFaults(process.argv[2] ?? root);
process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : 'All imports go one way.\n');
process.exitCode = faults.length > 0 ? 1 : 0;
