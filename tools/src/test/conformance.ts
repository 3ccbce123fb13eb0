import { readFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';
import { check, type TestResult } from './report.ts';

/** The tests that docs/conformance.md names, each in backquotes after `test:`. */
export const namedTests = (text: string): string[] =>
  [...text.matchAll(/test: `([^`]+)`/g)].map((match) => match[1]!);

/** Every test that the conformance page leans on exists and ran. @param notRun suites that could not run here */
export function conformance(results: TestResult[], someNotRun: boolean): TestResult {
  const named = namedTests(readFileSync(inRoot('docs', 'conformance.md'), 'utf8'));
  const ran = new Set(results.filter(({ status }) => status !== 'skipped').map(({ name }) => name));
  const missing = named.filter((name) => !ran.has(name));
  const failure =
    missing.length > 0 && !someNotRun
      ? `docs/conformance.md names tests that did not run:\n${missing.join('\n')}`
      : null;
  return check(
    'static',
    'conformance: every named test ran',
    named.length === 0 ? 'docs/conformance.md names no test.' : failure,
  );
}
