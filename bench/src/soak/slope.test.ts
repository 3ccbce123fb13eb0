import { isFlat, slopeOf, type Sample } from './slope.ts';

const samplesOf = (megabytes: (minute: number) => number): Sample[] =>
  Array.from({ length: 30 }, (_, minute) => ({ minute, megabytes: megabytes(minute) }));

test('the slope is that of the line', () => {
  const { slope, error } = slopeOf(samplesOf((minute) => 100 + 2 * minute));
  expect(slope).toBeCloseTo(2);
  expect(error).toBeCloseTo(0);
});

test('noise around a level is flat, and a leak in it is not', () => {
  const noise = (minute: number) => 3 * Math.sin(minute * 7);
  expect(isFlat(slopeOf(samplesOf((minute) => 100 + noise(minute))))).toBe(true);
  expect(isFlat(slopeOf(samplesOf((minute) => 100 + noise(minute) + minute / 2)))).toBe(false);
  expect(isFlat(slopeOf(samplesOf((minute) => 100 - minute)))).toBe(true);
});

test('two samples have no slope', () => {
  expect(() =>
    slopeOf([
      { minute: 0, megabytes: 1 },
      { minute: 1, megabytes: 2 },
    ]),
  ).toThrow('three samples');
});
