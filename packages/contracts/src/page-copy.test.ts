import { isTextInCopy } from './page-copy.js';

test.each([
  ['common', 'common', 'hero.title', true],
  ['common:hero', 'common', 'hero.title', true],
  ['common:hero', 'common', 'hero', true],
  ['common:hero.title', 'common', 'hero.lead', false],
  ['common:hero', 'common', 'heroes.title', false],
  ['common:hero', 'medical', 'hero.title', false],
  ['common:items', 'common', 'items_few', true],
  ['common:items', 'common', 'items_list.title', false],
])('%s contains %s:%s: %s', (copy, namespace, key, expected) => {
  expect(isTextInCopy(copy, { namespace, key })).toBe(expected);
});
