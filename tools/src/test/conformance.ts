import { findConformanceProblems } from '../conformance/conformance.ts';
import { readSpecification } from '../conformance/specification.ts';
import { findIdsInTitle } from '../conformance/test-ids.ts';
import { check, type TestResult } from './report.ts';

/** The lines that a test should show and none did, because it did not run or was skipped. */
export function linesNotShown(ids: string[], results: TestResult[]): string[] {
  const ran = results.filter(({ status }) => status !== 'skipped');
  const shown = new Set(ran.flatMap(({ name }) => findIdsInTitle(name)));
  return ids.filter((id) => !shown.has(id));
}

/** Specification, tests and docs agree, and every line was shown. @param someNotRun suites that could not run here */
export function conformance(results: TestResult[], someNotRun: boolean): TestResult {
  const tested = readSpecification().flatMap(({ lines }) =>
    lines.filter(({ untested }) => untested === null),
  );
  const ids = tested.map(({ id }) => id);
  const faults = [
    ...findConformanceProblems(),
    ...(someNotRun ? [] : linesNotShown(ids, results).map((id) => `No test that ran shows ${id}.`)),
  ];
  return check('static', 'conformance: tests show every line', faults.length > 0 ? faults.join('\n') : null);
}
