import { coverageOf, overall, type Coverage, type LocaleFile } from './coverage';

const english = { title: 'Home', days_one: 'day', days_other: 'days', menu: { open: 'Open' } };

test.each<[string, LocaleFile, Coverage]>([
  ['itself', english, { state: 'complete', translated: 3, total: 3 }],
  [
    'other plural forms',
    { title: 'ب', days_zero: 'a', days_few: 'b', menu: { open: 'c' } },
    { state: 'complete', translated: 3, total: 3 },
  ],
  ['one key of three', { title: 'Inicio', extra: 'más' }, { state: 'partial', translated: 1, total: 3 }],
  [
    'a blank text',
    { title: '', days: 'x', menu: { open: 'y' } },
    { state: 'partial', translated: 2, total: 3 },
  ],
  ['no file', 'absent', { state: 'missing', total: 3 }],
  ['a broken file', 'unreadable', { state: 'unreadable' }],
])('English against %s', (_case, file, expected) => {
  expect(coverageOf(english, file)).toEqual(expected);
});

test('without English there is nothing to compare with', () => {
  expect(coverageOf('absent', english)).toEqual({ state: 'unreadable' });
});

const complete: Coverage = { state: 'complete', translated: 3, total: 3 };
const missing: Coverage = { state: 'missing', total: 5 };
const exempt: Coverage = { state: 'not-needed' };

test.each<[string, Coverage[], Coverage]>([
  ['complete files', [complete, complete, exempt], { state: 'complete', translated: 6, total: 6 }],
  ['a missing file', [complete, missing], { state: 'partial', translated: 3, total: 8 }],
  ['missing files only', [missing, missing, exempt], { state: 'missing', total: 10 }],
  ['an unreadable file', [complete, { state: 'unreadable' }], { state: 'unreadable' }],
])('a language of %s', (_case, files, expected) => {
  expect(overall(files)).toEqual(expected);
});
