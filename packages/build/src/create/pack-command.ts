import path from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './pack.ts';

/** `npm run pack -- --into <folder>` */
const { into } = parseArgs({ options: { into: { type: 'string' } } }).values;
if (!into) {
  console.error('Name the folder for the packages: npm run pack -- --into <folder>');
  process.exit(1);
}
for (const file of await packPackages(path.resolve(process.env['INIT_CWD'] ?? process.cwd(), into)))
  console.log(file);
