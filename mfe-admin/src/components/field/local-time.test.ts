import { localTime, moment } from './local-time';

test('a time goes to the field and back', () => {
  const iso = '2026-03-10T09:30:00.000Z';
  expect(localTime(iso)).toMatch(/^2026-03-\d\dT\d\d:\d\d$/);
  expect(moment(localTime(iso))).toBe(iso);
});

test('nothing stays nothing', () => {
  expect(localTime(null)).toBe('');
  expect(moment('')).toBeNull();
});
