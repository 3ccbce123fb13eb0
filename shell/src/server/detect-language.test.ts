/** @jest-environment node */
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { acceptedLanguages, detectOnServer } from './detect-language';

const all: LanguageCode[] = languages.map(({ code }) => code);

describe('Language detection on the server', () => {
  it.each(all)('finds %s by its own code, in any casing, in cookie and header', (code) => {
    const upperCase = code.toUpperCase();
    expect(detectOnServer({ cookie: upperCase }, all)).toBe(code);
    expect(detectOnServer({ acceptLanguage: `xx, ${upperCase};q=0.1` }, all)).toBe(code);
  });

  it('orders accepted languages by weight, without refused ones', () => {
    expect(acceptedLanguages('de, ar;q=0.5, es;q=0.8, fr;q=0, *;q=0.1')).toEqual(['de', 'es', 'ar']);
    expect(acceptedLanguages('ko ; q=0.2,vi;Q=0.9')).toEqual(['vi', 'ko']);
    expect(acceptedLanguages('ko, vi, es;q=1')).toEqual(['ko', 'vi', 'es']);
  });

  it.each([
    ['', []],
    ['*', []],
    ['*;q=0', []],
    [',,;q=1', []],
    ['es;q=nonsense, ko;q=0.1', ['ko']],
    ['zh-TW, zh-CN;q=0.9, zh;q=0.8', ['zh-TW', 'zh-CN', 'zh']],
  ])('reads %j as %j', (header, codes) => {
    expect(acceptedLanguages(header)).toEqual(codes);
  });

  it.each([
    ['zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
    ['ZH-cn', 'zh'],
    ['pt-BR,pt;q=0.9', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['es-MX,es;q=0.9', 'es-MX'],
    ['es-419,es;q=0.9', 'es'],
    ['es;q=0, ko;q=0.1', 'ko'],
    ['*', 'en'],
    ['de, *;q=0.5', 'en'],
  ])('serves %s in %s', (acceptLanguage, language) => {
    expect(detectOnServer({ acceptLanguage }, all)).toBe(language);
  });

  it('prefers the cookie to what the browser accepts', () => {
    expect(detectOnServer({ cookie: 'ko', acceptLanguage: 'ar' }, all)).toBe('ko');
    expect(detectOnServer({ cookie: 'nonsense', acceptLanguage: 'ar' }, all)).toBe('ar');
    expect(detectOnServer({ acceptLanguage: 'de' }, all)).toBe('en');
  });

  it('finds only offered languages, and Spanish in place of Mexican Spanish', () => {
    expect(detectOnServer({ acceptLanguage: 'es-MX' }, ['en', 'es'])).toBe('es');
    expect(detectOnServer({ acceptLanguage: 'ko, es;q=0.5' }, ['en', 'es'])).toBe('es');
  });
});
