import { exactTime } from './exact-time';

test('a time is told by the practice’s clocks, wherever the reader is [ADMIN-9]', () => {
  expect(exactTime('2026-11-23T00:41:00.000Z', 'America/Los_Angeles')).toBe('Nov 22, 2026, 4:41 PM');
});
