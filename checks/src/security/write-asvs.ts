import { writeFileSync } from 'node:fs';
import { readTestIds } from '@lens/tools/conformance/test-ids';
import { asvsPage, renderPage } from './asvs/page.ts';
import { findProblems, readRows } from './asvs/requirements.ts';

const rows = readRows();
writeFileSync(asvsPage, renderPage(rows));
const problems = findProblems(rows, readTestIds());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
