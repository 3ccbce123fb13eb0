import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../product/folders';
import { anchorOf, anchorsOf, codePathsOf, linksOf, readPages } from './pages';

const pages = readPages();
const pageAt = new Map(pages.map(({ file, text }) => [file, text]));

/** What is wrong with a link; empty if it leads to a file and a heading. */
function checkLink(from: string, target: string): string[] {
  const [file = '', anchor] = target.split('#');
  const at = file ? path.posix.join(path.posix.dirname(from), file) : from;
  if (!existsSync(inRoot(at))) return [`${from}: ${target} leads nowhere.`];
  const text = pageAt.get(at);
  if (!anchor || text === undefined || anchorsOf(text).includes(anchor)) return [];
  return [`${from}: ${at} has no heading for #${anchor}.`];
}

describe('Links of the documentation', () => {
  it('are found outside of code only', () => {
    const text = 'See [one](a.md#b) and ![two](b.png), not `[three](c.md)` or [four](https://example.com).';
    expect(linksOf(text)).toEqual(['a.md#b', 'b.png']);
  });

  it('are compared with anchors as GitHub makes them', () => {
    expect(anchorOf('Media, statistics & `users`')).toBe('media-statistics--users');
    expect(anchorsOf('# One\n\n```sh\n# no heading\n```\n\n## Make it elsewhere')).toEqual([
      'one',
      'make-it-elsewhere',
    ]);
  });

  it('that lead nowhere are reported', () => {
    expect(checkLink('docs/teams.md', 'missing.md')).toEqual(['docs/teams.md: missing.md leads nowhere.']);
    expect(checkLink('docs/teams.md', 'security.md#no-such-heading')).toHaveLength(1);
  });

  it('lead to files and headings that exist', () => {
    expect(pages.flatMap(({ file, text }) => linksOf(text).flatMap((link) => checkLink(file, link)))).toEqual(
      [],
    );
  });
});

describe('Files that the documentation names', () => {
  it('exist, except in the examples of the how-to pages', () => {
    const paths = pages
      .filter(({ file }) => !file.startsWith('docs/how-to/'))
      .flatMap(({ file, text }) => codePathsOf(text).map((at) => ({ file, at })));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter(({ at }) => !existsSync(inRoot(at))).map(({ file, at }) => `${file}: ${at}`)).toEqual(
      [],
    );
  });
});

describe('Decisions', () => {
  const decisions = pages.filter(({ file }) => /^docs\/decisions\/\d/.test(file));

  it('have unique numbers', () => {
    const numbers = decisions.map(({ file }) => path.basename(file).slice(0, 3));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('begin with their number, their date and their status', () => {
    const expectedStart = (file: string) =>
      new RegExp(
        `^# ${path.basename(file).slice(0, 3)} .+\\n\\n_\\d{4}-\\d\\d-\\d\\d, (?:accepted|superseded by \\[\\d{3}\\])`,
      );
    expect(
      decisions.filter(({ file, text }) => !expectedStart(file).test(text)).map(({ file }) => file),
    ).toEqual([]);
  });
});
