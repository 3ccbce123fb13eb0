import path from 'node:path';
import { findProblems } from './problems.ts';
import { parse, render } from './render.ts';

/** `npm run cluster -- <overlay or rendered file>`: ends with 1 if what it would deploy breaks a rule. */
const [source] = process.argv.slice(2);
try {
  if (!source) throw new Error('Name the folder of an overlay, or a file that kustomize made.');
  // npm starts commands in the root, wherever they were typed.
  const manifests = parse(render(path.resolve(process.env['INIT_CWD'] ?? '.', source)));
  const problems = findProblems(manifests);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${manifests.length} objects, ready to be applied`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
