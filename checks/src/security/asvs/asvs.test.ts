/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readTestIds } from '@lens/tools/conformance/test-ids';
import { levels } from './levels';
import { asvsPage, renderPage, stateOf } from './page';
import { findProblems, parseRows, readRows } from './requirements';

const testIds = new Map([['HOME-1', ['a.test.ts']]]);
const problemsOf = (line: string) =>
  findProblems(parseRows(line), testIds).filter((problem) => !problem.endsWith('is missing.'));

describe('The table of ASVS', () => {
  it('knows how many requirements each level of the standard has', () => {
    const count = (level: number) => [...levels.values()].filter((one) => one === level).length;
    expect([count(1), count(2), count(3)]).toEqual([70, 183, 92]);
  });

  it('has a row for every requirement of levels 1 and 2, and all that it names exists [SECURE-4]', () => {
    expect(findProblems(readRows(), readTestIds())).toEqual([]);
  });

  it('is the page in docs', () => {
    expect(readFileSync(asvsPage, 'utf8')).toBe(renderPage(readRows()));
  });

  it('reports what is missing, twice, or shown by nothing', () => {
    expect(findProblems([], testIds)).toHaveLength(253);
    expect(problemsOf('1.1.1 | Words. | HOME-1\n1.1.1 | Words. | HOME-1')).toEqual(['1.1.1 is there twice.']);
    expect(problemsOf('1.1.1 | Words.')).toEqual(['1.1.1 shows nothing.']);
    expect(() => parseRows('1.1.3 | Words. | HOME-1')).toThrow('no requirement 1.1.3');
  });

  it('reports tests and files that do not exist', () => {
    expect(problemsOf('1.1.1 | Words. | HOME-2')).toEqual(['1.1.1 names HOME-2, which no test has.']);
    expect(problemsOf('1.1.1 | Words. | api/src/none.ts')).toHaveLength(1);
    expect(problemsOf('1.1.1 | Words. | api/test/auth.test.ts: words of no title')).toHaveLength(1);
    expect(problemsOf('1.1.1 | Words. | api/test/auth.test.ts: signing in')).toEqual([]);
  });

  it('takes several requirements at once, without those of level 3, and says what state each is in', () => {
    const [row] = parseRows('10.4.1-10.5.1 | OAuth. | na: not used');
    expect(row!.requirements).toHaveLength(12);
    expect(stateOf(row!)).toBe('not applicable');
    expect(stateOf(parseRows('1.1.1 | Words. | HOME-1 | open: later')[0]!)).toBe('open');
    expect(stateOf(parseRows('1.1.1 | Words. | docs/security.md')[0]!)).toBe('built or written');
  });
});
