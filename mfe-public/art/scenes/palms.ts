import { clamp, smooth } from '../film/curve';
import { hash } from '../film/noise';

interface Frond {
  x: number;
  y: number;
  length: number;
}

export interface Palm {
  x: number;
  /** Where its foot stands, and how tall its trunk is, in picture heights. */
  foot: number;
  tall: number;
  lean: number;
  fronds: Frond[];
}

export function palm(x: number, foot: number, tall: number, seed: number, lean = 0.5): Palm {
  const fronds = Array.from({ length: 13 }, (_, i) => {
    const angle = -0.5 + (i / 12) * 4.14 + (hash(seed, i, 7) - 0.5) * 0.3;
    const length = 0.36 + 0.14 * hash(seed, i, 8);
    return { x: Math.cos(angle) * length, y: Math.sin(angle) * length * 0.62 + 0.06, length };
  });
  return { x, foot, tall, lean: (hash(seed, 9) - 0.5) * lean, fronds };
}

/** How much of a film point a palm covers, 0 to 1, with `soft` of an edge in picture heights. */
export function cover({ x, foot, tall, lean, fronds }: Palm, px: number, py: number, soft: number): number {
  const u = (px - x) / tall;
  const v = (py - foot) / tall;
  if (u < -0.85 || u > 0.85 || v < 0 || v > 1.5) return 0;
  const up = clamp(v);
  let shape = v < 1 ? Math.abs(u - lean * up * up) - 0.021 + 0.009 * up - 0.012 * (1 - up) ** 8 : 9;
  const cx = u - lean;
  const cy = v - 1;
  if (cx * cx + cy * cy < 0.42) {
    for (const frond of fronds) {
      const t = clamp((cx * frond.x + cy * frond.y) / (frond.length * frond.length));
      // It rises from the crown and droops towards its tip; leaflets comb its lower edge.
      const fx = cx - frond.x * t;
      const fy = cy - frond.y * t - 0.5 * t * (0.55 - t);
      const comb = 0.45 + 0.55 * Math.abs(((((t * 19) % 1) + 1) % 1) - 0.5) * 2;
      const leaf = 0.052 * Math.sqrt(Math.max(0, t * (1.04 - t))) * 2 * (fy < 0 ? comb : 0.35);
      shape = Math.min(shape, Math.sqrt(fx * fx + fy * fy) - leaf);
    }
    shape = Math.min(shape, Math.sqrt(cx * cx + cy * cy) - 0.035);
  }
  const edge = soft / tall;
  return smooth(edge, -edge, shape);
}
