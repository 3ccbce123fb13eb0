import {
  differenceOf,
  field,
  mergeForms,
  fieldPerLanguage,
  formatValue,
  type FormField,
} from './form-fields';

const fields = [
  field('name', 'Name'),
  field('lines', 'Lines'),
  ...fieldPerLanguage('labels', 'Label', ['en', 'ar']),
];
const base = { name: 'Ana', lines: ['a'], labels: { en: 'One', ar: undefined } };
const paths = (merge: ReturnType<typeof mergeForms>) =>
  Object.fromEntries(
    (Object.entries(merge) as [string, FormField[]][]).map(([side, fieldsOfSide]) => [
      side,
      fieldsOfSide.map(({ path }) => path),
    ]),
  );

test('a field that one side changed is theirs, one that both changed is disputed, and equal values are neither', () => {
  const mine = { name: 'Ana R.', lines: ['a'], labels: { en: 'Uno', ar: '' } };
  const theirs = { name: 'A. Reyes', lines: ['a', 'b'], labels: { en: 'Uno', ar: undefined } };
  expect(paths(mergeForms(fields, { base, mine, theirs }))).toEqual({
    mine: [],
    theirs: ['lines'],
    disputed: ['name'],
  });
  expect(paths(mergeForms(fields, { base, mine, theirs: base })).mine).toEqual(['name', 'labels.en']);
});

test('values are formatted as text, with the language and direction of the field', () => {
  expect([
    formatValue(true),
    formatValue(null),
    formatValue(['a', 'b']),
    formatValue({ x: 1, y: null }),
  ]).toEqual(['Yes', '', 'a\nb', '1']);
  expect(differenceOf(fields[3]!, base, { labels: { ar: 'واحد' } })).toEqual({
    label: 'Label, Arabic',
    lng: 'ar',
    dir: 'rtl',
    before: '',
    after: 'واحد',
  });
});
