import { clamp, mix, smooth } from './curve';
import type { Vec } from './vector';

/** A round limb from `a` to `b`, as thick as its ends; z comes towards the eye. */
export interface Limb {
  a: Vec;
  b: Vec;
  /** Radius at either end. */
  ra: number;
  rb: number;
}

export interface Touch {
  /** How much of the point is covered. */
  cover: number;
  /** 0 at the outline, 1 in the middle of a limb. */
  round: number;
  z: number;
  normal: Vec;
}

export const limb = (a: Vec, b: Vec, ra: number, rb = ra): Limb => ({ a, b, ra, rb });

/** A chain of limbs through joints, each `[x, y, z, radius]`. */
export const chain = (...joints: (readonly [number, number, number, number])[]): Limb[] =>
  joints
    .slice(1)
    .map((end, i) =>
      limb([joints[i]![0], joints[i]![1], joints[i]![2]], [end[0], end[1], end[2]], joints[i]![3], end[3]),
    );

export const mirrored = ({ a, b, ra, rb }: Limb): Limb => ({
  a: [-a[0], a[1], a[2]],
  b: [-b[0], b[1], b[2]],
  ra,
  rb,
});

/** What the eye meets of limbs at a film point; `melt` is how softly they grow into one another. */
export function touch(
  limbs: readonly Limb[],
  x: number,
  y: number,
  melt: number,
  soft: number,
): Touch | undefined {
  let outside = 9;
  let top = -9;
  let weight = 0;
  let nx = 0;
  let ny = 0;
  let nz = 0;
  for (const { a, b, ra, rb } of limbs) {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy + 1e-9));
    const ox = x - a[0] - dx * t;
    const oy = y - a[1] - dy * t;
    const r = mix(ra, rb, t);
    const away = Math.sqrt(ox * ox + oy * oy) - r;
    if (away < outside) outside = away;
    if (away > soft) continue;
    const up = Math.sqrt(Math.max(0.0001, 1 - (ox * ox + oy * oy) / (r * r)));
    const z = mix(a[2], b[2], t) + r * up;
    // The nearest limb wins; one almost as near has its share of the surface.
    const k = Math.exp((z - top) / melt);
    const fade = k > 1 ? 1 / k : 1;
    const share = k > 1 ? 1 : k;
    weight = weight * fade + share;
    nx = nx * fade + (share * ox) / r;
    ny = ny * fade + (share * oy) / r;
    nz = nz * fade + share * up;
    if (z > top) top = z;
  }
  if (outside > soft || weight === 0) return undefined;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  return {
    cover: smooth(soft, -soft, outside),
    round: nz / length,
    z: top,
    normal: [nx / length, ny / length, nz / length],
  };
}
