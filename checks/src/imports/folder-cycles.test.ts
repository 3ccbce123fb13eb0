import { findFolderCycles, type Import } from './folder-cycles.ts';

/** `a/one > b/two` is an import of the second file by the first. */
const imports = (...lines: string[]): Import[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from: `src/${from}.ts`, to: `src/${to}.ts` };
  });
const findCycles = (...lines: string[]) => findFolderCycles(imports(...lines)).map(({ members }) => members);

describe('Cycles of folders', () => {
  it.each([
    ['two folders through four files', ['a/one > b/one', 'b/two > a/two'], ['src/a/', 'src/b/']],
    [
      'subfolders that do not import each other',
      ['a/in/one > b/deep/one', 'b/other/one > a/far/one'],
      ['src/a/', 'src/b/'],
    ],
    ['three folders', ['a/one > b/one', 'b/two > c/one', 'c/two > a/two'], ['src/a/', 'src/b/', 'src/c/']],
    ['folders of a folder', ['top/a/one > top/b/one', 'top/b/two > top/a/two'], ['src/top/a/', 'src/top/b/']],
    [
      'folders that are connected by a file beside them',
      ['a/one > between', 'between > b/one', 'b/two > a/two'],
      ['src/a/', 'src/b/', 'src/between.ts'],
    ],
  ])('are found: %s', (_case, lines, members) => {
    expect(findCycles(...lines)).toEqual([members]);
  });

  it.each([
    ['one way', ['a/one > b/one', 'a/two > b/two', 'b/one > c/one']],
    ['a folder and the files beside it', ['page > a/one', 'a/two > page']],
    ['files of one folder', ['a/one > a/two', 'a/two > a/one']],
  ])('do not include %s', (_case, lines) => {
    expect(findCycles(...lines)).toEqual([]);
  });

  test('list every import between their members, and no other', () => {
    const cycleImports = imports('a/one > b/one', 'b/two > a/two');
    const [cycle] = findFolderCycles([...cycleImports, ...imports('a/one > c/one', 'd/one > a/one')]);
    expect(cycle?.imports).toEqual(cycleImports);
  });
});
