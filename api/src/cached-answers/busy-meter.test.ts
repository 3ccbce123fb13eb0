import { BusyMeter } from './busy-meter.js';

test('three uses in less than the time are busy; as many in that time are not', () => {
  const meter = new BusyMeter(2, 10);
  expect([0, 5, 9, 14, 25, 26, 27].map((ms) => meter.use(ms))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});
