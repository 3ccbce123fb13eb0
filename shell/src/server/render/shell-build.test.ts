/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShellBuild } from './shell-build';

const manifest = {
  scripts: ['main.js'],
  styles: ['latin.css'],
  fonts: { zh: 'chinese.css', ar: 'arabic.css' },
  scriptStyles: { ar: ':root:lang(ar){--tight:0}' },
  pageFonts: { zh: { '/about': 'chinese-page.css' } },
  firstFaces: { ar: { inline: ['a.woff2'], linked: ['arabic.woff2'] } },
  files: Object.fromEntries(
    ['main.js', 'latin.css', 'chinese.css', 'arabic.css', 'chinese-page.css', 'later.js', 'a.woff2'].map(
      (name) => [name, `sha384-${name}`],
    ),
  ),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-shell-build-'));
  for (const name of ['boot', 'client']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'boot', 'boot.js'), 'boot\n');
  writeFileSync(path.join(folder, 'client', 'latin.css'), 'faces');
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(manifest));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The built shell', () => {
  it('has a sheet of faces for a page alone where one was made, and for no other', () => {
    const { pageFont } = readShellBuild(folder, null);
    expect(pageFont('zh', '/about')).toEqual({
      href: '/shell/chinese-page.css',
      integrity: 'sha384-chinese-page.css',
    });
    for (const none of [pageFont('zh', '/contact'), pageFont('zh', undefined), pageFont('ar', '/about')])
      expect(none).toBeNull();
  });

  it('has what a script changes for the pages in it, and nothing for others', () => {
    const { scriptStyle } = readShellBuild(folder, null);
    expect(scriptStyle('ar')).toEqual([{ names: ['script.ar.css'], css: ':root:lang(ar){--tight:0}' }]);
    expect(scriptStyle('en')).toEqual([]);
  });

  it('names sheets on the host of faces, where there is one', () => {
    const { faces, pageFont, fontHost } = readShellBuild(folder, new URL('https://faces.test/ignored'));
    expect(faces.sheets.ar).toBe('https://faces.test/shell/arabic.css');
    expect(pageFont('zh', '/about')!.href).toBe('https://faces.test/shell/chinese-page.css');
    expect(fontHost).toBe('https://faces.test');
  });

  it('names the faces that a page of a language opens with, each on its host', () => {
    const build = readShellBuild(folder, new URL('https://faces.test/ignored'));
    expect(build.firstFaces('ar')).toEqual(['/shell/a.woff2', 'https://faces.test/shell/arabic.woff2']);
    expect(build.firstFaces('ko')).toEqual([]);
  });

  it('tells every page the hashes of what it may load later, and in a list of their own those of faces', () => {
    const { laterFiles, faces, facesList } = readShellBuild(folder, null);
    expect(laterFiles).toEqual({ '/shell/later.js': 'sha384-later.js' });
    expect(faces.files).toEqual({
      '/shell/chinese.css': 'sha384-chinese.css',
      '/shell/arabic.css': 'sha384-arabic.css',
    });
    expect(JSON.parse(facesList.text)).toEqual(faces);
    expect(facesList.address).toMatch(/^\/shell\/faces\.[0-9a-f]{12}\.json$/);
  });
});
