import { dayInZone, formatInZone } from './practice-time.js';

test.each([
  ['2026-11-23T00:41:00.000Z', 'America/Los_Angeles', '2026-11-22T16:41:00-08:00'],
  ['2026-07-01T06:59:59.999Z', 'America/Los_Angeles', '2026-06-30T23:59:59-07:00'],
  ['2026-11-22T14:00:00.000Z', 'Pacific/Guam', '2026-11-23T00:00:00+10:00'],
  ['2026-11-22T18:30:00.000Z', 'Asia/Kolkata', '2026-11-23T00:00:00+05:30'],
  ['2027-01-01T07:59:00.000Z', 'America/Los_Angeles', '2026-12-31T23:59:00-08:00'],
  ['2026-11-22T14:00:00.000Z', 'UTC', '2026-11-22T14:00:00+00:00'],
])('%s is in %s %s', (time, timeZone, expected) => {
  expect(formatInZone(time, timeZone)).toBe(expected);
  expect(dayInZone(time, timeZone)).toBe(expected.slice(0, 10));
  expect(Math.abs(Date.parse(expected) - Date.parse(time))).toBeLessThan(1000);
});
