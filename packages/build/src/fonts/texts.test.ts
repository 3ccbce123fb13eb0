import path from 'node:path';
import { languages } from '@lens/contracts/languages';
import { charactersByPage } from './characters-by-page';
import { charactersOf, formattedTexts, readTexts } from './texts';

const root = path.join(__dirname, '../../../..');

describe('Texts of the site', () => {
  it('are those of all packages, of the seed and of the browser, by the names in the copy of routes', () => {
    const names = [...readTexts(root, 'ko').keys()];
    for (const name of [
      'navigation:language',
      'common:home',
      'medical:facts',
      'forms:consultation',
      'seed:articles',
    ])
      expect(names).toContain(name);
    for (const { code } of languages) expect(formattedTexts(code)).toMatch(/\d|[\u0660-\u0669]/);
  });

  it('are on a page if its copy contains them or their namespace, or if all pages have them', () => {
    const texts = new Map([
      ['navigation:skip', 'n'],
      ['formatted:', '1'],
      ['common:home', 'h'],
      ['common:homely', 'x'],
      ['medical:facts', 'm'],
      ['seed:articles', 's'],
    ]);
    const routes = [
      { surface: 'public' as const, copy: ['common:home', 'medical'] },
      { surface: 'admin' as const, copy: ['common:homely'] },
    ];
    const pages = charactersByPage(routes, texts).map((page) => [...page].sort().join(''));
    expect(pages).toEqual(['1hmn', '1ns']);
    expect([...charactersOf(['ab', 'ba'])]).toEqual(['a', 'b']);
  });
});
