import { folderCircles, type Import } from './folder-circles.ts';

/** `a/one > b/two` is an import of the second file by the first. */
const imports = (...lines: string[]): Import[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from: `src/${from}.ts`, to: `src/${to}.ts` };
  });
const circles = (...lines: string[]) => folderCircles(imports(...lines)).map(({ members }) => members);

describe('Circles of folders', () => {
  it.each([
    ['two folders through four files', ['a/one > b/one', 'b/two > a/two'], ['src/a/', 'src/b/']],
    [
      'folders below that need nothing of each other',
      ['a/in/one > b/deep/one', 'b/other/one > a/far/one'],
      ['src/a/', 'src/b/'],
    ],
    ['three folders', ['a/one > b/one', 'b/two > c/one', 'c/two > a/two'], ['src/a/', 'src/b/', 'src/c/']],
    ['folders of a folder', ['top/a/one > top/b/one', 'top/b/two > top/a/two'], ['src/top/a/', 'src/top/b/']],
    [
      'folders that meet in a file beside them',
      ['a/one > between', 'between > b/one', 'b/two > a/two'],
      ['src/a/', 'src/b/', 'src/between.ts'],
    ],
  ])('are found: %s', (_what, lines, members) => {
    expect(circles(...lines)).toEqual([members]);
  });

  it.each([
    ['one way', ['a/one > b/one', 'a/two > b/two', 'b/one > c/one']],
    ['a folder and the files beside it', ['page > a/one', 'a/two > page']],
    ['files of one folder', ['a/one > a/two', 'a/two > a/one']],
  ])('are none: %s', (_what, lines) => {
    expect(circles(...lines)).toEqual([]);
  });

  test('name every import that ties them, and no other', () => {
    const ties = imports('a/one > b/one', 'b/two > a/two');
    const [circle] = folderCircles([...ties, ...imports('a/one > c/one', 'd/one > a/one')]);
    expect(circle?.ties).toEqual(ties);
  });
});
