import type { LanguageCode } from '@lens/contracts/languages';
import { coverageOf, overallCoverage, type Coverage, type LocaleFile } from './coverage';

const english = { title: 'Home', days_one: 'day', days_other: 'days', menu: { open: 'Open' } };

test.each<[string, LanguageCode, LocaleFile, Coverage]>([
  ['itself', 'en', english, { state: 'complete', translated: 4, fallback: 0, chosenEnglish: 0, total: 4 }],
  [
    'the plural forms of another language, all of which pages need',
    'ar',
    { title: 'ب', days_zero: 'a', days_few: 'b', menu: { open: 'c' } },
    { state: 'partial', translated: 4, fallback: 0, chosenEnglish: 0, total: 8 },
  ],
  [
    'one key of three',
    'ko',
    { title: 'Inicio', extra: 'más' },
    { state: 'partial', translated: 1, fallback: 0, chosenEnglish: 0, total: 3 },
  ],
  [
    'a blank text',
    'ko',
    { title: '', days_other: 'x', menu: { open: 'y' } },
    { state: 'partial', translated: 2, fallback: 0, chosenEnglish: 0, total: 3 },
  ],
  ['no file', 'ko', 'absent', { state: 'missing', total: 3 }],
  ['a broken file', 'ko', 'unreadable', { state: 'unreadable' }],
])('English is compared with %s', (_case, code, file, expected) => {
  expect(coverageOf(code, english, file)).toEqual(expected);
});

test('Spanish texts shown in Mexican Spanish count as translated, and are counted separately', () => {
  const spanish = { title: 'Inicio', menu: { open: 'Abrir' } };
  expect(coverageOf('es-MX', english, { title: 'Principal' }, spanish)).toEqual({
    state: 'partial',
    translated: 2,
    fallback: 1,
    chosenEnglish: 0,
    total: 5,
  });
});

test('translated texts that are shown in English by the settings count neither as translated nor as missing', () => {
  const file = { title: '홈', days_other: '일', menu: { open: '열기' } };
  expect(coverageOf('ko', english, file, 'absent', ['menu.open'])).toEqual({
    ...{ state: 'complete', translated: 2, fallback: 0, chosenEnglish: 1, total: 3 },
  });
  expect(overallCoverage([coverageOf('ko', english, file, 'absent', ['menu.open']), complete])).toEqual({
    ...{ state: 'complete', translated: 5, fallback: 1, chosenEnglish: 1, total: 6 },
  });
});

test('a file that exists only in Spanish is not missing in Mexican Spanish', () => {
  expect(coverageOf('es-MX', { title: 'Home' }, 'absent', { title: 'Inicio' })).toEqual({
    state: 'complete',
    translated: 1,
    fallback: 1,
    chosenEnglish: 0,
    total: 1,
  });
});

test('without an English file, the coverage is unreadable', () => {
  expect(coverageOf('ko', 'absent', english)).toEqual({ state: 'unreadable' });
});

const complete: Coverage = { state: 'complete', translated: 3, fallback: 1, chosenEnglish: 0, total: 3 };
const missing: Coverage = { state: 'missing', total: 5 };
const notNeeded: Coverage = { state: 'not-needed' };

test.each<[string, Coverage[], Coverage]>([
  [
    'complete files',
    [complete, complete, notNeeded],
    { state: 'complete', translated: 6, fallback: 2, chosenEnglish: 0, total: 6 },
  ],
  [
    'a missing file',
    [complete, missing],
    { state: 'partial', translated: 3, fallback: 1, chosenEnglish: 0, total: 8 },
  ],
  ['missing files only', [missing, missing, notNeeded], { state: 'missing', total: 10 }],
  ['an unreadable file', [complete, { state: 'unreadable' }], { state: 'unreadable' }],
])('a language of %s', (_case, files, expected) => {
  expect(overallCoverage(files)).toEqual(expected);
});
