import { bell, clamp, smooth } from '../film/curve';
import type { Vec } from '../film/vector';

/** A line of about 3 mm at each multiple of `every`. */
const ruled = (value: number, every: number, thick = 0.0032) => {
  const off = Math.abs(((((value / every + 0.5) % 1) + 1) % 1) - 0.5) * every;
  return bell(off, thick);
};

/** Lines that lie on surfaces: floor joints, arcs on the wall, drawers, panel seams, the screen's map. */
export function seams(p: Vec, n: Vec, part: number, back: number): number {
  const [x, y, z] = p;
  if (part === 0) {
    const fade = smooth(4.2, 0.6, Math.sqrt((x - 0.4) ** 2 + (y - 0.4) ** 2));
    let rings = 0;
    const r = Math.sqrt((x - 0.12) ** 2 + (y - 0.35) ** 2);
    for (let i = 0; i < 9; i++) rings += bell(r - 0.62 - i * 0.3 - i * i * 0.022, 0.0042) * (1 - i * 0.09);
    return Math.max(rings * 0.8, Math.max(ruled(x, 1.2), ruled(y, 1.2)) * 0.28) * fade;
  }
  if (part === 1 && Math.abs(y - back) < 0.02) {
    const r = Math.sqrt((x - 0.05) ** 2 + (z - 1.5) ** 2);
    let arcs = 0;
    for (let i = 0; i < 11; i++) arcs += bell(r - 0.5 - i * 0.17 - i * i * 0.012, 0.0052) * (0.85 - i * 0.06);
    return arcs * smooth(0.12, 0.3, z) + bell(z - 0.12, 0.005) * 0.6;
  }
  if (part === 2) {
    const front = clamp(-n[1]) + clamp(n[0]);
    const vents =
      z > 0.2 && z < 0.42
        ? ruled(z, 0.032, 0.0022) * smooth(0.3, 0.28, Math.abs(y - 0.95)) * clamp(n[0] * 1.4)
        : 0;
    return Math.max(vents * 0.8, (bell(z - 0.52, 0.003) + bell(z - 0.86, 0.003)) * clamp(front) * 0.9);
  }
  if (part === 5) return bell(z - 1.58, 0.0025) + bell(z - 1.545, 0.0025) * 0.6;
  if (part === 10 && n[1] < -0.5) {
    const sx = (x + 0.92) * 0.92 + (y - 0.02) * 0.39;
    const sz = z - 1.5;
    const r = Math.sqrt((sx + 0.1) ** 2 + sz * sz);
    const map =
      r < 0.165
        ? ruled(r + 0.012 * Math.sin(Math.atan2(sz, sx + 0.1) * 2 + 0.6) * (r / 0.1), 0.024, 0.0018)
        : 0;
    const rows = sx > 0.11 && sx < 0.31 && Math.abs(sz) < 0.15 ? ruled(sz, 0.05, 0.0018) : 0;
    const frame = bell(Math.max(Math.abs(sx) - 0.335, Math.abs(sz) - 0.21), 0.0022);
    return Math.max(map, rows * 0.8, frame);
  }
  if (part === 12) return bell(x - 0.74, 0.0028) * 0.8 + bell(x - 1.5, 0.0028) * 0.8;
  if (part === 21 && n[1] < -0.5) {
    const handle =
      bell(z - 0.8, 0.004) * smooth(0.1, 0.098, Math.abs((((x - 1.15) / 0.55) % 1) - 0.5) * 0.55);
    return Math.max(ruled(x - 1.15, 0.55), bell(z - 0.7, 0.0032), handle);
  }
  return 0;
}
