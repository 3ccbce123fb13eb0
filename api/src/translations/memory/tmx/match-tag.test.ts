import type { LanguageCode } from '@lens/contracts/languages';
import { isTagOf } from './match-tag.js';

test.each<[LanguageCode, string[], string[]]>([
  ['es', ['es', 'ES-ES', 'es_419', 'es-MX', 'spa'], ['pt', 'en', 'e', '']],
  ['es-MX', ['es-mx', 'es', 'es-419'], ['es-ES', 'es-AR']],
  ['pt-BR', ['pt', 'PT-BR', 'pt_br'], ['pt-PT']],
  ['zh', ['zh-CN', 'zh-Hans', 'zh-SG', 'zh'], ['zh-TW', 'zh-Hant']],
  ['tl', ['tl', 'fil', 'fil-PH'], ['ceb']],
  ['he', ['iw', 'he-IL'], ['hy', 'not a language']],
  ['en', ['en-US', 'EN-GB', 'en'], ['enm']],
])('%s', (language, taken, refused) => {
  expect(taken.filter((tag) => !isTagOf(tag, language))).toEqual([]);
  expect(refused.filter((tag) => isTagOf(tag, language))).toEqual([]);
});
