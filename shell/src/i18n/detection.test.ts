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
      const upperCase = code.toUpperCase();
      expect(detectInBrowser({ ...nothing, cookie: upperCase }, all)).toBe(code);
      expect(detectInBrowser({ ...nothing, stored: upperCase }, all)).toBe(code);
      expect(detectInBrowser({ ...nothing, browser: ['xx', upperCase] }, all)).toBe(code);
      expect(detectInBrowser({ ...nothing, html: upperCase }, all)).toBe(code);
    },
  );

  it('asks cookie, local storage, browser and document in this order [DETECTION-1]', () => {
    const sources = { cookie: 'es', stored: 'ar', browser: ['ko'], html: 'he' };
    expect(detectInBrowser(sources, all)).toBe('es');
    expect(detectInBrowser({ ...sources, cookie: null }, all)).toBe('ar');
    expect(detectInBrowser({ ...sources, cookie: null, stored: null }, all)).toBe('ko');
    expect(detectInBrowser({ ...sources, cookie: null, stored: null, browser: [] }, all)).toBe('he');
  });

  it('finds only offered languages, and Spanish in place of Mexican Spanish', () => {
    const sources = { cookie: null, stored: null, html: '' };
    expect(detectInBrowser({ ...sources, browser: ['es-MX'] }, ['en', 'es'])).toBe('es');
    expect(detectInBrowser({ ...sources, browser: ['ko', 'es'] }, ['en', 'es'])).toBe('es');
  });
});
