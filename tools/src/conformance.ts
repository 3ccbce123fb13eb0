import { findConformanceProblems, writeConformance } from './conformance/conformance.ts';

writeConformance();
const problems = findConformanceProblems();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
