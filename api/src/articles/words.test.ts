import type { ArticleText } from '@lens/contracts/articles';
import { estimateReadMinutes, toTsQuery, removeAccents } from './words.js';

const article = (text: string): ArticleText => ({
  title: 't',
  excerpt: '',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

test.each([
  ['Córnea y RETINA', 'cornea y retina'],
  ['Việt Nam', 'viet nam'],
  ['각막 수술', '각막 수술'],
])('%s is searched as %s', (text, words) => {
  expect(removeAccents(text)).toBe(words);
});

test.each([
  [' first  week ', 'first:* & week:*'],
  ["l'œil & (!x) <-> 'a'", 'l:* & œil:* & x:* & a:*'],
  ['%%%', ''],
])('the search "%s" asks for %s', (search, query) => {
  expect(toTsQuery(search)).toBe(query);
});

test.each([
  ['a word', 1],
  ['word '.repeat(1600), 8],
  ['角'.repeat(1000), 2],
])('reading takes minutes by words, or by characters where there are none', (text, minutes) => {
  expect(estimateReadMinutes(article(text))).toBe(minutes);
});
