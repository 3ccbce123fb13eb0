import { hour, isFlat, slopeOf, type Sample } from './slope.ts';

const samplesOf = (megabytes: (minute: number) => number): Sample[] =>
  Array.from({ length: 30 }, (_, minute) => ({ at: minute, megabytes: megabytes(minute) }));

test('the slope is that of the line', () => {
  const { slope, error } = slopeOf(samplesOf((minute) => 100 + 2 * minute));
  expect(slope).toBeCloseTo(2);
  expect(error).toBeCloseTo(0);
});

test('noise around a level is flat, and a leak in it is not', () => {
  const noise = (minute: number) => 3 * Math.sin(minute * 7);
  expect(isFlat(slopeOf(samplesOf((minute) => 100 + noise(minute))), hour)).toBe(true);
  expect(isFlat(slopeOf(samplesOf((minute) => 100 + noise(minute) + minute / 2)), hour)).toBe(false);
  expect(isFlat(slopeOf(samplesOf((minute) => 100 - minute)), hour)).toBe(true);
});

test('two samples have no slope', () => {
  expect(() =>
    slopeOf([
      { at: 0, megabytes: 1 },
      { at: 1, megabytes: 2 },
    ]),
  ).toThrow('three samples');
});
