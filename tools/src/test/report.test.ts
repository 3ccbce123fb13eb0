import { fromJest, fromPlaywright } from './report';

describe('Test report', () => {
  it('counts a file that could not run as a failure', () => {
    const report = {
      testResults: [{ name: 'broken.test.ts', message: 'cannot parse', assertionResults: [] }],
    };
    expect(fromJest('unit', report)).toEqual([
      { suite: 'unit', name: 'broken.test.ts', status: 'failed', message: 'cannot parse' },
    ]);
  });

  it('never counts a skipped test as passed', () => {
    const assertionResults = [
      { fullName: 'a', status: 'pending' },
      { fullName: 'b', status: 'todo' },
      { fullName: 'c', status: 'passed' },
    ];
    const statuses = fromJest('unit', { testResults: [{ name: 'f', message: '', assertionResults }] }).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual(['skipped', 'skipped', 'passed']);
  });

  it('joins the titles of nested blocks, and reports an error outside a test as a failure', () => {
    const spec = {
      title: 'reads',
      ok: false,
      tests: [{ status: 'unexpected', results: [{ error: { message: 'no' } }] }],
    };
    const report = {
      suites: [{ title: 'a.spec.ts', suites: [{ title: 'Home', specs: [spec] }] }],
      errors: [{ message: 'boom' }],
    };
    expect(fromPlaywright(report).map(({ name, status }) => [name, status])).toEqual([
      ['Home reads', 'failed'],
      ['run', 'failed'],
    ]);
  });

  it('reports why the first try of a test failed that passed on its second', () => {
    const flaky = {
      title: 'hears',
      ok: true,
      tests: [{ status: 'flaky', results: [{ error: { message: 'too late' } }, {}] }],
    };
    const [result] = fromPlaywright({ suites: [{ title: 'a.spec.ts', specs: [flaky] }] });
    expect(result).toMatchObject({ status: 'passed', firstFailure: expect.stringContaining('too late') });
  });
});
