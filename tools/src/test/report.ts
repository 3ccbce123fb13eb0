/** A test as its runner reported it. `name` joins the titles of its describe blocks and its own. */
export interface TestResult {
  suite: string;
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  message?: string;
  seconds?: number;
  /** Why the first try failed, where the second one passed. */
  firstFailure?: string;
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      duration?: number | null;
    }[];
  }[];
}

/** Reads Jest's `--json` report. A file that could not run at all counts as one failure. */
export function fromJest(suite: string, report: JestReport): TestResult[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) return [{ suite, name, status: 'failed' as const, message }];
    return assertionResults.map(({ fullName, status, failureMessages, duration }): TestResult => ({
      suite,
      name: fullName,
      status: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      message: failureMessages?.join('\n'),
      ...(duration && { seconds: duration / 1000 }),
    }));
  });
}

interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string }; duration?: number }[] }[];
  }[];
}

/** Reads the report of Playwright's `json` reporter. */
export function fromPlaywright(report: {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}): TestResult[] {
  const walk = (suite: PlaywrightSuite, path: string[]): TestResult[] => [
    ...(suite.specs ?? []).map(({ title, ok, tests }): TestResult => {
      const skipped = tests.every(({ status }) => status === 'skipped');
      const message = tests
        .flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
        .join('\n');
      const durations = tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration));
      return {
        suite: 'browser',
        name: [...path, title].join(' '),
        status: skipped ? 'skipped' : ok ? 'passed' : 'failed',
        message,
        ...(tests.some(({ status }) => status === 'flaky') && { firstFailure: message }),
        seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
      };
    }),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...path, inner.title])),
  ];
  const broken = (report.errors ?? []).map(({ message }): TestResult => ({
    suite: 'browser',
    name: 'run',
    status: 'failed',
    message,
  }));
  return [...report.suites.flatMap((file) => walk(file, [])), ...broken];
}

/** The result of a check that no test runner runs: lint, types, conformance. */
export const check = (suite: string, name: string, failure: string | null): TestResult => ({
  suite,
  name,
  status: failure === null ? 'passed' : 'failed',
  ...(failure === null ? {} : { message: failure }),
});
