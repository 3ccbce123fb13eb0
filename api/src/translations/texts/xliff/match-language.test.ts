import { languages } from '@lens/contracts/languages';
import { matchLanguage } from './match-language.js';

test.each(languages.map(({ code }) => code))(
  '%s matches itself, also in capitals and with an underscore',
  (code) => {
    expect([code, code.toUpperCase(), code.replace('-', '_')].map(matchLanguage)).toEqual([code, code, code]);
  },
);

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
])('%s matches %s', (tag, code) => {
  expect(matchLanguage(tag)).toBe(code);
});
