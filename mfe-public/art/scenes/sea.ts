import { blend, ink, scale, type Rgb } from '../film/colour';
import { clamp, smooth } from '../film/curve';
import { noise } from '../film/noise';
import { reflect, unit } from '../film/vector';

/** A sea, what it mirrors, and the drop that fell into it. */
export interface Water {
  /** Film y of the horizon. */
  horizon: number;
  /** Picture heights per unit slope. */
  focal: number;
  /** What stands over the horizon at film x, `e` over it. */
  sky(x: number, e: number): Rgb;
  /** The air before the farthest water. */
  haze(x: number): Rgb;
  ring: { x: number; y: number; height: number };
  /** How high the waves are, 1 for a breeze. */
  calm?: number;
}

/** The sea's slope at a point; waves too fine for the distance are left out, or they would glitter falsely. */
export function slopes(px: number, py: number, ring: Water['ring'], calm = 1): [number, number] {
  let sx = 0;
  let sy = 0;
  let frequency = 0.16;
  let steep = 0.085 * calm;
  for (let i = 0; i < 7; i++) {
    const seen = smooth(1.0, 0.28, frequency * py * py * 0.0032);
    if (seen <= 0) break;
    const u = px * frequency * 0.62;
    const v = py * frequency;
    const here = noise(u, v, 100 + i);
    sx += seen * steep * (noise(u + 0.08, v, 100 + i) - here) * 8;
    sy += seen * steep * (noise(u, v + 0.08, 100 + i) - here) * 8;
    frequency *= 1.93;
    steep *= 0.8;
  }
  const cx = px - ring.x;
  const cy = py - ring.y;
  const r = Math.sqrt(cx * cx + cy * cy) + 1e-4;
  const wave = ring.height * Math.cos(r * 6.4) * Math.exp(-r * 0.42) * smooth(0.1, 0.6, r);
  return [sx * 0.62 + (wave * cx) / r, sy + (wave * cy) / r];
}

export function sea({ horizon, focal, sky, haze, ring, calm }: Water, x: number, y: number): Rgb {
  const dip = horizon - y;
  const t = 1 / Math.max(dip, 0.0012);
  const [sx, sy] = slopes(x * t, focal * t, ring, calm);
  const ray = unit([x, focal, -dip]);
  const n = unit([-sx, -sy, 1]);
  const bounce = reflect(ray, n);
  const lift = Math.abs(bounce[2]) + 0.004;
  const mirrored = sky((bounce[0] / bounce[1]) * focal, (lift / Math.max(0.2, bounce[1])) * focal);
  const facing = clamp(-(ray[0] * n[0] + ray[1] * n[1] + ray[2] * n[2]));
  const fresnel = 0.04 + 0.96 * (1 - facing) ** 4.2;
  const through = clamp(0.3 + sy * 2.4);
  const body = blend(scale(ink.abyss, 0.9), scale(ink.lagoon, 0.55), through * smooth(0, 0.34, dip));
  const lit = blend(body, mirrored, fresnel * 0.92);
  return blend(lit, haze(x), 0.5 * Math.exp(-dip * 75));
}
