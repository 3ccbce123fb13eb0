import { toLocalTime, toIsoTime } from './local-time';

const practice = 'America/Los_Angeles';

test('a time is the same after the field, in this computer’s time zone', () => {
  const iso = '2026-03-10T09:30:00.000Z';
  expect(toLocalTime(iso)).toMatch(/^2026-03-\d\dT\d\d:\d\d$/);
  expect(toIsoTime(toLocalTime(iso))).toBe(iso);
});

test.each([
  ['in winter', '2026-03-07T09:30', '2026-03-07T17:30:00.000Z'],
  ['on the day on which clocks go forward, before it', '2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
  ['and after it', '2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ['at midnight', '2026-07-01T00:00', '2026-07-01T07:00:00.000Z'],
  ['on the day on which clocks go back, before it', '2026-11-01T00:30', '2026-11-01T07:30:00.000Z'],
  ['in the hour that is there twice, the first time', '2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
  ['and after it', '2026-11-01T02:00', '2026-11-01T10:00:00.000Z'],
])('a time in the practice’s time zone is converted both ways: %s', (_when, local, iso) => {
  expect(toIsoTime(local, practice)).toBe(iso);
  expect(toLocalTime(iso, practice)).toBe(local);
});

test('a time that clocks skip is an hour later [ADMIN-10]', () => {
  expect(toIsoTime('2026-03-08T02:30', practice)).toBe('2026-03-08T10:30:00.000Z');
});

test('the same local time is another moment in another time zone', () => {
  expect(toIsoTime('2026-07-01T09:00', 'Asia/Kathmandu')).toBe('2026-07-01T03:15:00.000Z');
});

test('an empty time stays empty', () => {
  expect(toLocalTime(null)).toBe('');
  expect(toIsoTime('')).toBeNull();
});
