import type { LanguageCode } from '@lens/contracts/languages';
import { acceptedLanguages, detectInBrowser, detectOnServer, languageFor } from './detection';

const all: LanguageCode[] = ['en', 'es', 'es-MX', 'pt-BR', 'tl', 'ko', 'vi', 'zh', 'ar', 'hy', 'he'];

describe('Language detection', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['es-mx', 'es-MX'],
    ['MX', 'es-MX'],
    ['es-419', 'es'],
    ['fil', 'tl'],
    ['iw', 'he'],
    ['zh-Hant-TW', 'zh'],
    ['ar_SA', 'ar'],
    ['en-GB', 'en'],
    ['de', null],
    ['', null],
  ])('knows %s as %s', (code, language) => {
    expect(languageFor(code)).toBe(language);
  });

  it('orders what a browser accepts by weight and leaves out what it refuses', () => {
    expect(acceptedLanguages('de, ar;q=0.5, es;q=0.8, fr;q=0, *;q=0.1')).toEqual(['de', 'es', 'ar']);
  });

  it('takes the cookie before what the browser accepts', () => {
    expect(detectOnServer({ cookie: 'ko', acceptLanguage: 'ar' }, all)).toBe('ko');
    expect(detectOnServer({ cookie: 'nonsense', acceptLanguage: 'ar' }, all)).toBe('ar');
    expect(detectOnServer({ acceptLanguage: 'de' }, all)).toBe('en');
  });

  it('asks cookie, local storage, browser and document in this order', () => {
    const found = { cookie: 'es', stored: 'ar', browser: ['ko'], html: 'he' };
    expect(detectInBrowser(found, all)).toBe('es');
    expect(detectInBrowser({ ...found, cookie: null }, all)).toBe('ar');
    expect(detectInBrowser({ ...found, cookie: null, stored: null }, all)).toBe('ko');
    expect(detectInBrowser({ ...found, cookie: null, stored: null, browser: [] }, all)).toBe('he');
  });

  it('serves what is on offer: Mexican Spanish by Spanish, nothing by what is missing', () => {
    expect(detectOnServer({ acceptLanguage: 'es-MX' }, ['en', 'es'])).toBe('es');
    expect(detectOnServer({ acceptLanguage: 'ko, es;q=0.5' }, ['en', 'es'])).toBe('es');
  });
});
