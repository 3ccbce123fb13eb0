import { resolvedKeyIn } from './resolved-text';

const englishPlural = {
  res: 'items',
  usedNS: 'common',
  usedLng: 'en',
  usedKey: 'items',
  exactUsedKey: 'items_other',
};

test.each([
  ['ar', 3, 'items_few'],
  ['ko', 3, 'items_other'],
  ['en', 3, 'items_other'],
] as const)('an English plural corresponds in %s for %d to the key %s', (language, count, key) => {
  expect(resolvedKeyIn(language, englishPlural, count)).toBe(key);
});

test('a text without plural forms has the same key in every language', () => {
  expect(resolvedKeyIn('ar', { ...englishPlural, exactUsedKey: 'items' }, 3)).toBe('items');
});
