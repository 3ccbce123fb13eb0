import { formatDateTime } from './format-time';

test('a time is shown in the practice’s time zone, wherever the reader is [ADMIN-9]', () => {
  expect(formatDateTime('2026-11-23T00:41:00.000Z', 'America/Los_Angeles')).toBe('Nov 22, 2026, 4:41 PM');
});
