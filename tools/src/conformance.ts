import { conformanceFaults, writeConformance } from './conformance/conformance.ts';

writeConformance();
const faults = conformanceFaults();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
