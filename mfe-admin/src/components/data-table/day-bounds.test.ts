import { dayBounds } from './day-bounds';

test('both days are included', () => {
  const { from, to, action } = dayBounds({ action: 'UPDATE', from: '2026-03-10', to: '2026-03-11' });
  expect(action).toBe('UPDATE');
  expect(new Date(from!)).toEqual(new Date(2026, 2, 10));
  expect(new Date(to!)).toEqual(new Date(2026, 2, 12));
});

test('what is no day is not asked for', () => {
  expect(dayBounds({ from: 'yesterday', to: '' })).toEqual({});
});
