import { readFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';
import { check, type TestResult } from './report.ts';

/** Pages that lean on tests. */
const pages = [
  'conformance.md',
  'comparison-api.md',
  'comparison-back-office.md',
  'comparison-translation-desk.md',
];

/** The tests that a page names, each in backquotes after `test:`. */
export const namedTests = (text: string): string[] =>
  [...text.matchAll(/test: `([^`]+)`/g)].map((match) => match[1]!);

/** Every test that one of these pages leans on exists and ran. @param notRun suites that could not run here */
export function conformance(results: TestResult[], someNotRun: boolean): TestResult {
  const ran = new Set(results.filter(({ status }) => status !== 'skipped').map(({ name }) => name));
  const named = pages.flatMap((page) =>
    namedTests(readFileSync(inRoot('docs', page), 'utf8')).map((name) => ({ page, name })),
  );
  const missing = named.filter(({ name }) => !ran.has(name)).map(({ page, name }) => `${page}: ${name}`);
  const failure =
    missing.length > 0 && !someNotRun ? `docs/ names tests that did not run:\n${missing.join('\n')}` : null;
  return check(
    'static',
    'conformance: every named test ran',
    named.length === 0 ? 'docs/ names no test.' : failure,
  );
}
