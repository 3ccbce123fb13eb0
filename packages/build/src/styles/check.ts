import path from 'node:path';
import { componentFiles } from './components.ts';
import { SharedElements } from './shared-elements.ts';
import { undeclaredClasses } from './undeclared-classes.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const elements = new SharedElements(root);
const faults = componentFiles(root).flatMap((file) => [
  ...elements.faultsIn(file),
  ...undeclaredClasses(root, file),
]);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
