import { isOpen } from './is-open.js';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
  { days: [0], opens: null, closes: null },
];

test.each([
  ['Monday at eight', '2026-11-23T08:00-08:00', true],
  ['Monday before eight', '2026-11-23T07:59-08:00', false],
  ['Monday at six in the evening', '2026-11-23T18:00-08:00', false],
  ['Saturday before three', '2026-11-21T14:59-08:00', true],
  ['Saturday after three', '2026-11-21T15:00-08:00', false],
  ['Sunday at noon', '2026-11-22T12:00-08:00', false],
  ['Monday morning elsewhere, while it is Sunday at the practice', '2026-11-23T09:00+10:00', false],
  ['a summer morning, in daylight saving time', '2026-07-06T08:00-07:00', true],
])('%s at %s: open is %s', (_case, time, expected) => {
  expect(isOpen(hours, 'America/Los_Angeles', Date.parse(time))).toBe(expected);
});
