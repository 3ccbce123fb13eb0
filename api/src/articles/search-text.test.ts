import { removeAccents, toTsQuery } from './search-text.js';

test.each([
  ['Córnea y RETINA', 'cornea y retina'],
  ['Việt Nam', 'viet nam'],
  ['각막 수술', '각막 수술'],
])('%s is searched as %s', (text, searched) => {
  expect(removeAccents(text)).toBe(searched);
});

test.each([
  [' first  week ', 'first:* & week:*'],
  ["l'œil & (!x) <-> 'a'", 'l:* & œil:* & x:* & a:*'],
  ['%%%', ''],
])('the search "%s" becomes the query %s', (search, query) => {
  expect(toTsQuery(search)).toBe(query);
});
