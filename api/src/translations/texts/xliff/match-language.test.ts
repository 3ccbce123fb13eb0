import { languages } from '@lens/contracts/languages';
import { languageNamed } from './match-language.js';

test.each(languages.map(({ code }) => code))('%s is itself, however it is written', (code) => {
  expect([code, code.toUpperCase(), code.replace('-', '_')].map(languageNamed)).toEqual([code, code, code]);
});

test.each([
  ['ko-KR', 'ko'],
  ['he_IL', 'he'],
  ['iw', 'he'],
  ['fil-PH', 'tl'],
  ['zh-CN', 'zh'],
  ['ar-SA', 'ar'],
  ['es-AR', 'es'],
  ['en-GB', 'en'],
  ['zh-TW', undefined],
  ['pt', undefined],
  ['pt-PT', undefined],
  ['fr', undefined],
  ['', undefined],
  ['not a language', undefined],
])('%s means %s', (tag, code) => {
  expect(languageNamed(tag)).toBe(code);
});
