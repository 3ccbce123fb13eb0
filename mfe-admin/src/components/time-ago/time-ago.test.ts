import { timeAgo } from './time-ago';

const now = Date.parse('2026-03-10T12:00:00.000Z');

test.each([
  ['2026-03-10T11:59:01.000Z', 'just now'],
  ['2026-03-10T11:59:00.000Z', '1 minute ago'],
  ['2026-03-10T11:00:01.000Z', '59 minutes ago'],
  ['2026-03-10T10:30:00.000Z', '1 hour ago'],
  ['2026-03-08T11:59:59.000Z', '2 days ago'],
])('%s reads %s', (since, text) => {
  expect(timeAgo(since, now)).toBe(text);
});

test('a time in the future is just now', () => {
  expect(timeAgo('2026-03-10T12:05:00.000Z', now)).toBe('just now');
});
