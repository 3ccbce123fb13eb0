/** A repeatable stream of numbers in [0, 1): the same seed draws the same picture on every machine. */
export function randomStream(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One repeatable number in [0, 1) for a lattice point. */
export function hash(x: number, y: number, seed = 0): number {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 1442695041)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

const COS = Float32Array.from({ length: 256 }, (_, i) => Math.cos((i / 256) * 2 * Math.PI));
const SIN = Float32Array.from({ length: 256 }, (_, i) => Math.sin((i / 256) * 2 * Math.PI));

function slope(ix: number, iy: number, seed: number, fx: number, fy: number): number {
  const angle = (hash(ix, iy, seed) * 256) | 0;
  return COS[angle]! * fx + SIN[angle]! * fy;
}

/** Gradient noise, about -1 to 1. With `period`, it repeats along x after that many cells. */
export function noise(x: number, y: number, seed = 0, period = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const left = period ? ((x0 % period) + period) % period : x0;
  const right = period ? (left + 1) % period : x0 + 1;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const top = slope(left, y0, seed, fx, fy) * (1 - u) + slope(right, y0, seed, fx - 1, fy) * u;
  const bottom =
    slope(left, y0 + 1, seed, fx, fy - 1) * (1 - u) + slope(right, y0 + 1, seed, fx - 1, fy - 1) * u;
  return (top * (1 - v) + bottom * v) * 1.42;
}

/** Noise upon finer noise, about -1 to 1. */
export function fractal(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y, seed + i);
    // Turned by about 37 degrees each time, so that no octave's lattice shows through the next.
    const turned = 1.6 * x + 1.2 * y;
    y = 1.6 * y - 1.2 * x;
    x = turned;
    weight *= 0.5;
  }
  return sum;
}

/** Fractal noise with creases for crests: 0 in the valleys, 1 on the ridges. */
export function ridged(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = 0.5;
  let gain = 1;
  for (let i = 0; i < octaves; i++) {
    const crest = 1 - Math.abs(noise(x, y, seed + i));
    const value = crest * crest * gain;
    sum += value * weight;
    gain = Math.min(1, value * 1.6);
    const turned = 1.6 * x + 1.2 * y;
    y = 1.6 * y - 1.2 * x;
    x = turned;
    weight *= 0.5;
  }
  return sum;
}
