import { linesNotShown } from '../test/conformance';
import { conformanceFaults } from './conformance';
import { findFaults, renderPage } from './page';
import { parsePage } from './specification';
import { idsOfSource, idsOfTitle } from './test-ids';

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
/** Put together here, or this file would count as one that shows these lines. */
const tag = (ids: string) => `[${ids}]`;
const shown = new Map([['HOME-1', ['e2e/src/home.spec.ts']]]);

describe('Conformance', () => {
  it('reads the lines of a page, their section, and why one has no test', () => {
    expect(page.lines).toEqual([
      { id: 'HOME-1', section: 'The first page', untested: null },
      { id: 'HOME-2', section: 'The first page', untested: 'it waits for its film.' },
    ]);
  });

  it('reads ids at the end of titles only', () => {
    const source = `it('wraps ${tag('HOME-1, HOME-2')}', …); const letters = /[A-9]/; // see ${tag('HOME-3')}`;
    expect(idsOfSource(source)).toEqual(['HOME-1', 'HOME-2']);
    expect(idsOfTitle(`Home ${tag('HOME-1')} wraps ${tag('API-HOME-2')}`)).toEqual(['HOME-1', 'API-HOME-2']);
  });

  it('finds nothing where every line has a test or a reason', () => {
    expect(findFaults([page], shown, { 'a.md': 'see `HOME-1` and `PRE-TAX`' })).toEqual([]);
  });

  it('names a line without a test', () => {
    expect(findFaults([page], new Map(), {})).toEqual(['No test shows HOME-1.']);
  });

  it('names a line that is there twice', () => {
    expect(findFaults([page, page], shown, {})).toEqual([
      'The specification has HOME-1 twice.',
      'The specification has HOME-2 twice.',
    ]);
  });

  it('names an id that no line has, in a test or in a page', () => {
    const tests = new Map([...shown, ['HOME-7', ['a.test.ts']]]);
    expect(findFaults([page], tests, { 'b.md': '`HOME-8`' })).toEqual([
      'a.test.ts: the specification has no HOME-7.',
      'docs/b.md names HOME-8, which the specification does not have.',
    ]);
  });

  it('names a reason that has become untrue', () => {
    expect(findFaults([page], new Map([...shown, ['HOME-2', ['b.test.ts']]]), {})).toEqual([
      'HOME-2 says that it has no test, and has one.',
    ]);
  });

  it('links each line to its section and to the files that show it', () => {
    const text = renderPage([page], shown);
    expect(text).toContain(
      '| [HOME-1](specification/pages.md#the-first-page) | [e2e/src/home.spec.ts](../e2e/src/home.spec.ts) |',
    );
    expect(text).toContain('| no test: it waits for its film. |');
  });

  it('counts a skipped test for nothing', () => {
    const results = [
      { suite: 'unit', name: `wraps ${tag('HOME-1')}`, status: 'passed' as const },
      { suite: 'unit', name: `plays ${tag('HOME-2')}`, status: 'skipped' as const },
    ];
    expect(linesNotShown(['HOME-1', 'HOME-2'], results)).toEqual(['HOME-2']);
  });

  it('holds for this repository', () => {
    expect(conformanceFaults()).toEqual([]);
  });
});
