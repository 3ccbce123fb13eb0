import { dayBounds } from './day-bounds';

const pacific = 'America/Los_Angeles';

test('both days are included', () => {
  const { from, to, action } = dayBounds({ action: 'UPDATE', from: '2026-03-10', to: '2026-03-11' }, pacific);
  expect(action).toBe('UPDATE');
  expect([from, to]).toEqual(['2026-03-10T07:00:00.000Z', '2026-03-12T07:00:00.000Z']);
});

test('days begin in the practice’s time zone, also when clocks change', () => {
  const { from, to } = dayBounds({ from: '2026-03-08', to: '2026-03-08' }, pacific);
  expect([from, to]).toEqual(['2026-03-08T08:00:00.000Z', '2026-03-09T07:00:00.000Z']);
});

test('an invalid day is ignored', () => {
  expect(dayBounds({ from: 'yesterday', to: '' }, pacific)).toEqual({});
});
