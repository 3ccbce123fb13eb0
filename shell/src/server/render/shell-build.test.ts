/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShellBuild } from './shell-build';

const manifest = {
  scripts: ['main.js'],
  forTraces: ['traces.js'],
  forRollouts: ['rollouts.js'],
  forSeveralRemotes: ['several.js'],
  styles: ['latin.css'],
  fonts: { zh: 'chinese.css', ar: 'arabic.css' },
  scriptStyles: { ar: ':root:lang(ar){--tight:0}' },
  pageFonts: { zh: { '/about': 'chinese-page.css' } },
  firstFonts: { ar: { inline: ['a.woff2'], linked: ['arabic.woff2'] } },
  files: Object.fromEntries(
    [
      'main.js',
      'traces.js',
      'rollouts.js',
      'several.js',
      'latin.css',
      'chinese.css',
      'arabic.css',
      'chinese-page.css',
      'later.js',
      'a.woff2',
    ].map((name) => [name, `sha384-${name}`]),
  ),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-shell-build-'));
  for (const name of ['boot', 'client']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'boot', 'boot.js'), 'boot\n');
  writeFileSync(path.join(folder, 'client', 'latin.css'), 'fonts');
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(manifest));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The built shell', () => {
  it('has a font sheet of its own for a page for which there is one', () => {
    const { pageFont } = readShellBuild(folder, null);
    expect(pageFont('zh', '/about')).toEqual({
      href: '/shell/chinese-page.css',
      integrity: 'sha384-chinese-page.css',
    });
    for (const none of [pageFont('zh', '/contact'), pageFont('zh', undefined), pageFont('ar', '/about')])
      expect(none).toBeNull();
  });

  it('has the tokens that a script changes', () => {
    const { scriptStyle } = readShellBuild(folder, null);
    expect(scriptStyle('ar')).toEqual([{ names: ['script.ar.css'], css: ':root:lang(ar){--tight:0}' }]);
    expect(scriptStyle('en')).toEqual([]);
  });

  it('has font sheets on the other host, if there is one', () => {
    const { fontSheets, pageFont, fontHost } = readShellBuild(folder, new URL('https://fonts.test/ignored'));
    expect(fontSheets.sheets.ar).toBe('https://fonts.test/shell/arabic.css');
    expect(pageFont('zh', '/about')!.href).toBe('https://fonts.test/shell/chinese-page.css');
    expect(fontHost).toBe('https://fonts.test');
  });

  it('has the fonts that pages in a language need at once, each on its host', () => {
    const build = readShellBuild(folder, new URL('https://fonts.test/ignored'));
    expect(build.firstFonts('ar')).toEqual(['/shell/a.woff2', 'https://fonts.test/shell/arabic.woff2']);
    expect(build.firstFonts('ko')).toEqual([]);
  });

  it('has the script of traces only where visitors are traced, and otherwise nowhere [TRACE-7]', () => {
    const script = { src: '/shell/traces.js', integrity: 'sha384-traces.js' };
    expect(readShellBuild(folder, null, true).forTraces).toEqual([script]);
    const { forTraces, ...others } = readShellBuild(folder, null);
    expect([forTraces, JSON.stringify(others).includes('traces.js')]).toEqual([[], false]);
  });

  it('has the hashes of files that pages load later, and those of fonts in a list of their own', () => {
    const { laterFiles, fontSheets, fontList } = readShellBuild(folder, null);
    expect(laterFiles).toEqual({ '/shell/later.js': 'sha384-later.js' });
    expect(fontSheets.files).toEqual({
      '/shell/chinese.css': 'sha384-chinese.css',
      '/shell/arabic.css': 'sha384-arabic.css',
    });
    expect(JSON.parse(fontList.text)).toEqual(fontSheets);
    expect(fontList.address).toMatch(/^\/shell\/fonts\.[0-9a-f]{12}\.json$/);
  });
});
