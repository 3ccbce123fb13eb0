import { formatAgo, type Ago } from './ago';

/** `always` above one: for two days ago Armenian has a word, and the site shows a number. */
const node = (count: number) => new Intl.RelativeTimeFormat('hy', { numeric: count > 1 ? 'always' : 'auto' });
const moments: Ago[] = [
  { count: 0, unit: 'day' },
  ...(['day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [1, 2, 5].map((count) => ({ count, unit })),
  ),
];

test.each(moments)('$count $unit ago reads in Armenian as Node writes it', (since) => {
  expect(formatAgo(since, 'hy')).toBe(node(since.count).format(-since.count, since.unit));
});

test('other languages are left to the browser', () => {
  expect(formatAgo({ count: 2, unit: 'week' }, 'en')).toBe('2 weeks ago');
});
