import { readFileSync } from 'node:fs';
import { readTestIds } from '../conformance/test-ids';
import { inRoot } from '../product/folders';

const parts = [
  'Remote',
  'Registry',
  'Shell',
  'API',
  'Database',
  'Bucket',
  'Mail server',
  'Translation service',
  'Disk',
  'Clock',
];
const faults = ['dead', 'slow', 'wrong', 'flapping', 'full'];
const people = ['visitor reading', 'patient sending', 'staff saving', 'team publishing'];
const minReason = 12;

/** The cells of the table of each part, by their heads. */
function cellsOf(page: string): Map<string, string> {
  const cells = new Map<string, string>();
  for (const section of page.split(/^## /m).slice(1)) {
    const [part = ''] = section.split('\n', 1);
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    const [head = [], ...others] = rows;
    for (const [fault = '', ...row] of others)
      for (const [at, cell] of row.entries()) cells.set(`${part}, ${fault}, ${head[at + 1]}`, cell);
  }
  return cells;
}

const idsIn = (cell: string): string[] =>
  [...cell.matchAll(/\[([A-Z]{3,}(?:-[A-Z]+)*-\d+)\]/g)].map((match) => match[1]!);

/** What is wrong with a cell: it names tests that exist, or after a dash why there is none. */
function problemsOf(name: string, cell: string, tests: ReadonlySet<string>): string[] {
  const ids = idsIn(cell);
  const unknown = ids.filter((id) => !tests.has(id)).map((id) => `${name}: no test shows ${id}`);
  if (unknown.length > 0) return unknown;
  if (cell.startsWith('—')) return cell.length > minReason ? [] : [`${name}: why is there nothing?`];
  return ids.length > 0 ? [] : [`${name}: no test is named`];
}

describe('The page on reliability', () => {
  const page = readFileSync(inRoot('docs', 'reliability.md'), 'utf8');
  const cells = cellsOf(page);

  it('finds what is wrong with a cell', () => {
    const tests = new Set(['ANY-1']);
    // Not written out, or this file would count as a test of these lines.
    const cell = (id: string) => `as ever [${id}]`;
    expect(problemsOf('a', cell('ANY-1'), tests)).toEqual([]);
    expect(problemsOf('a', '— it has no disk', tests)).toEqual([]);
    expect(problemsOf('a', '', tests)).toEqual(['a: no test is named']);
    expect(problemsOf('a', '—', tests)).toEqual(['a: why is there nothing?']);
    expect(problemsOf('a', cell('ANY-2'), tests)).toEqual(['a: no test shows ANY-2']);
  });

  it('says for every part, fault and person what is expected and which test shows it, or why there is nothing [FAULT-24]', () => {
    const tests = new Set(readTestIds().keys());
    const expected = parts.flatMap((part) =>
      faults.flatMap((fault) => people.map((person) => `${part}, ${fault}, ${person}`)),
    );
    expect(expected.filter((name) => !cells.has(name))).toEqual([]);
    expect(expected.flatMap((name) => problemsOf(name, cells.get(name) ?? '', tests))).toEqual([]);
  });

  it('links every id that it names', () => {
    const links = new Set([...page.matchAll(/^\[([A-Z-]+\d+)\]: /gm)].map((match) => match[1]));
    expect([...new Set([...cells.values()].flatMap(idsIn))].filter((id) => !links.has(id))).toEqual([]);
  });
});
