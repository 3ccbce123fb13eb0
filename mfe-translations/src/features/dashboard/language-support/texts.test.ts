import { isTexts, translatedKeys } from './texts';

test('keys are dotted, plural forms count once, blank texts not at all', () => {
  const texts = {
    title: 'Home',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    place_ordinal_two: '{{count}}nd',
    nested: { deep: { note: 'Deep' }, empty: ' ' },
  };
  expect([...translatedKeys(texts)].sort()).toEqual(['days', 'nested.deep.note', 'place', 'title']);
});

test.each([
  [{ a: 'x', b: { c: 'y' } }, true],
  [{ a: 1 }, false],
  [{ a: ['x'] }, false],
  [[], false],
  [null, false],
  ['text', false],
])('%j is a locale file: %s', (value, expected) => {
  expect(isTexts(value)).toBe(expected);
});
