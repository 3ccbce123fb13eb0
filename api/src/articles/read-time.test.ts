import type { ArticleText } from '@lens/contracts/articles';
import { estimateReadMinutes } from './read-time.js';

const article = (text: string): ArticleText => ({
  title: 't',
  excerpt: '',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

test.each([
  ['a word', 1],
  ['word '.repeat(1600), 8],
  ['角'.repeat(1000), 2],
])('the read time counts words, or characters in scripts without spaces', (text, minutes) => {
  expect(estimateReadMinutes(article(text))).toBe(minutes);
});
