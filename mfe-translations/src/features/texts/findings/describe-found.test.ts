import { describeFound } from './describe-found';

test.each([
  ['number.changed', '-48 +72', '48 is missing; 72 is extra'],
  ['sign.changed', '--', 'a minus is missing'],
  ['sign.changed', '++ --', 'a plus is extra; a minus is missing'],
  ['placeholder.changed', '-{{count}}', '{{count}} is missing'],
  ['sentence.kind', 'heading for statement', 'the full stop at the end is missing'],
  ['length.short', '0.51', '51% of the letters of the English'],
  ['meaning.frequency', '-almostAlways +often', '“almost always” is missing; “often” is extra'],
  ['meaning.lost', '-contactLens -drops', '“contact lens” is missing; “drops” is missing'],
  ['meaning.order', 'PRK LASIK', '“PRK” “LASIK”'],
  ['term.lost', 'LASIK: 0 of 1', 'LASIK: 0 of 1'],
])('%s with %s is described as: %s', (code, found, words) => {
  expect(describeFound(code, found)).toBe(words);
});
