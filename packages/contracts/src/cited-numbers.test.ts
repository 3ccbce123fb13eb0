import { citedNumbers } from './cited-numbers.js';

const link = (href: string) => ({ marks: [{ type: 'link', attrs: { href } }] });

test('the numbers of sources that a text names are found on every level, each once', () => {
  const item = { content: [{ content: [link('#source-12'), link('#source-2')] }] };
  expect(
    citedNumbers({ content: [{ content: [link('#source-2'), { marks: [{ type: 'bold' }] }] }, item] }),
  ).toEqual([2, 12]);
});

test('other links, and numbers that no source can have, name no source', () => {
  const hrefs = ['#source-0', '#source-01', '#source-100', '#source-1x', '#sources', '/blog#source-1'];
  expect(citedNumbers({ content: hrefs.map(link) })).toEqual([]);
});
