import type { LanguageCode } from '@lens/contracts/languages';
import { detectInBrowser, languageFor } from './detection';

const all: LanguageCode[] = ['en', 'es', 'es-MX', 'pt-BR', 'tl', 'ko', 'vi', 'zh', 'ar', 'hy', 'he'];

describe('Language detection', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['es-mx', 'es-MX'],
    ['MX', 'es-MX'],
    ['es_Latn_MX', 'es-MX'],
    ['es-419', 'es'],
    ['es-AR', 'es'],
    ['en-MX', 'en'],
    ['nah-MX', null],
    ['fil', 'tl'],
    ['fil-PH', 'tl'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['zh-TW', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['ar_SA', 'ar'],
    ['en-GB', 'en'],
    ['de', null],
    ['', null],
  ])('knows %s as %s [DETECTION-2, DETECTION-3]', (code, language) => {
    expect(languageFor(code)).toBe(language);
  });

  it.each(all)(
    'finds %s by its own code, in any casing, in cookie, storage, browser and document',
    (code) => {
      const nothing = { cookie: null, stored: null, browser: [], html: '' };
      const written = code.toUpperCase();
      expect(detectInBrowser({ ...nothing, cookie: written }, all)).toBe(code);
      expect(detectInBrowser({ ...nothing, stored: written }, all)).toBe(code);
      expect(detectInBrowser({ ...nothing, browser: ['xx', written] }, all)).toBe(code);
      expect(detectInBrowser({ ...nothing, html: written }, all)).toBe(code);
    },
  );

  it('asks cookie, local storage, browser and document in this order [DETECTION-1]', () => {
    const found = { cookie: 'es', stored: 'ar', browser: ['ko'], html: 'he' };
    expect(detectInBrowser(found, all)).toBe('es');
    expect(detectInBrowser({ ...found, cookie: null }, all)).toBe('ar');
    expect(detectInBrowser({ ...found, cookie: null, stored: null }, all)).toBe('ko');
    expect(detectInBrowser({ ...found, cookie: null, stored: null, browser: [] }, all)).toBe('he');
  });

  it('serves what is on offer: Mexican Spanish by Spanish, nothing by what is missing', () => {
    const found = { cookie: null, stored: null, html: '' };
    expect(detectInBrowser({ ...found, browser: ['es-MX'] }, ['en', 'es'])).toBe('es');
    expect(detectInBrowser({ ...found, browser: ['ko', 'es'] }, ['en', 'es'])).toBe('es');
  });
});
