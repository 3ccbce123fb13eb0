import { root } from '@lens/tools/product/folders';
import { componentFiles } from './components.ts';
import { SharedElements } from './shared-elements.ts';
import { findUndeclaredClasses } from './undeclared-classes.ts';

const elements = new SharedElements(root);
const problems = componentFiles(root).flatMap((file) => [
  ...elements.findProblems(file),
  ...findUndeclaredClasses(root, file),
]);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
