import { keyIn } from './said-text';

const english = {
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
] as const)('a plural that English has said is, in %s and for %d, %s', (language, count, key) => {
  expect(keyIn(language, english, count)).toBe(key);
});

test('a text without forms has one key in every language', () => {
  expect(keyIn('ar', { ...english, exactUsedKey: 'items' }, 3)).toBe('items');
});
