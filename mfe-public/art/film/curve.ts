export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : x > high ? high : x);
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the larger. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A bell of width `w` around 0. */
export const bell = (x: number, w: number) => Math.exp(-(x * x) / (w * w));
