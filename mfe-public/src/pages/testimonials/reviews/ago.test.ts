import { formatAgo, type Ago } from './ago';

/** What is two days ago stays a number, though Armenian has words for it. */
const node = (count: number) => new Intl.RelativeTimeFormat('hy', { numeric: count > 1 ? 'always' : 'auto' });
const moments: Ago[] = [
  { count: 0, unit: 'day' },
  ...(['day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [1, 2, 5].map((count) => ({ count, unit })),
  ),
];

test.each(moments)('$count $unit ago is written in Armenian as by who knows Armenian', (since) => {
  expect(formatAgo(since, 'hy')).toBe(node(since.count).format(-since.count, since.unit));
});

test('other languages are written by the browser', () => {
  expect(formatAgo({ count: 2, unit: 'week' }, 'en')).toBe('2 weeks ago');
});
