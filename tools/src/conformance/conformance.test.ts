import { linesNotShown } from '../test/conformance';
import { findConformanceProblems } from './conformance';
import { findProblems, renderPage } from './page';
import { parsePage } from './specification';
import { findIdsInSource, findIdsInTitle } from './test-ids';

const page = parsePage(
  'pages.md',
  [
    '# Pages',
    '',
    '## The first page',
    '',
    '- **HOME-1** A carousel of five,',
    '  which wraps.',
    '- **HOME-2** A second line. _(No test: it waits for its film.)_',
    '- a line without an id',
  ].join('\n'),
);
/** Created by a function, or this file would count as a test of these lines. */
const tag = (ids: string) => `[${ids}]`;
const testFiles = new Map([['HOME-1', ['e2e/src/home.spec.ts']]]);

describe('Conformance', () => {
  it('reads the lines of a page, their sections, and why a line has no test', () => {
    expect(page.lines).toEqual([
      { id: 'HOME-1', section: 'The first page', untested: null },
      { id: 'HOME-2', section: 'The first page', untested: 'it waits for its film.' },
    ]);
  });

  it('reads ids at the end of titles only', () => {
    const source = `it('wraps ${tag('HOME-1, HOME-2')}', …); const letters = /[A-9]/; // see ${tag('HOME-3')}`;
    expect(findIdsInSource(source)).toEqual(['HOME-1', 'HOME-2']);
    expect(findIdsInTitle(`Home ${tag('HOME-1')} wraps ${tag('API-HOME-2')}`)).toEqual([
      'HOME-1',
      'API-HOME-2',
    ]);
  });

  it('finds no problem if every line has a test or a reason', () => {
    expect(findProblems([page], testFiles, { 'a.md': 'see `HOME-1` and `PRE-TAX`' })).toEqual([]);
  });

  it('reports a line without a test', () => {
    expect(findProblems([page], new Map(), {})).toEqual(['No test shows HOME-1.']);
  });

  it('reports a line that is there twice', () => {
    expect(findProblems([page, page], testFiles, {})).toEqual([
      'The specification has HOME-1 twice.',
      'The specification has HOME-2 twice.',
    ]);
  });

  it('reports an id that no line has, in a test or in a page', () => {
    const tests = new Map([...testFiles, ['HOME-7', ['a.test.ts']]]);
    expect(findProblems([page], tests, { 'b.md': '`HOME-8`' })).toEqual([
      'a.test.ts: the specification has no HOME-7.',
      'docs/b.md names HOME-8, which the specification does not have.',
    ]);
  });

  it('reports a reason for a missing test if there is one', () => {
    expect(findProblems([page], new Map([...testFiles, ['HOME-2', ['b.test.ts']]]), {})).toEqual([
      'HOME-2 says that it has no test, but it has one.',
    ]);
  });

  it('links each line to its section and to its test files', () => {
    const text = renderPage([page], testFiles);
    expect(text).toContain(
      '| [HOME-1](specification/pages.md#the-first-page) | [e2e/src/home.spec.ts](../e2e/src/home.spec.ts) |',
    );
    expect(text).toContain('| no test: it waits for its film. |');
  });

  it('does not count skipped tests', () => {
    const results = [
      { suite: 'unit', name: `wraps ${tag('HOME-1')}`, status: 'passed' as const },
      { suite: 'unit', name: `plays ${tag('HOME-2')}`, status: 'skipped' as const },
    ];
    expect(linesNotShown(['HOME-1', 'HOME-2'], results)).toEqual(['HOME-2']);
  });

  it('holds for this repository', () => {
    expect(findConformanceProblems()).toEqual([]);
  });
});
