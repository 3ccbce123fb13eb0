import { wilsonInterval } from './wilson.js';

const percent = (numerator: number, denominator: number): [number, number] => {
  const { low, high } = wilsonInterval(numerator, denominator);
  return [Number((100 * low).toFixed(2)), Number((100 * high).toFixed(2))];
};

describe('The Wilson interval', () => {
  // Newcombe, Statistics in Medicine 1998; 17: 857-872, table I, method 3 (score, without continuity correction).
  it.each([
    [81, 263, [25.53, 36.62]],
    [15, 148, [6.24, 16.05]],
    [0, 20, [0, 16.11]],
    [1, 29, [0.61, 17.18]],
    [29, 29, [88.3, 100]],
  ])('of %i of %i is as published [CLAIM-1]', (numerator, denominator, published) => {
    expect(percent(numerator, denominator)).toEqual(published);
  });

  it('contains the share, and is narrower for more people [CLAIM-1]', () => {
    const widths = [10, 100, 1000, 10_000].map((denominator) => {
      const { low, high } = wilsonInterval(denominator * 0.9, denominator);
      expect([low < 0.9, high > 0.9]).toEqual([true, true]);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  });
});
