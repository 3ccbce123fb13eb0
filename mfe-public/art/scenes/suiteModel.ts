import type { Vec } from '../film/vector';

/** Metres; x along the bed, y into the room, z up. The eye under treatment lies below the aperture. */
export const APERTURE: Vec = [0.12, 0.35, 1.31];
export const BACK = 2.7;

/** Which part the last call of `distance` found nearest: a line is drawn wherever two parts meet. */
export let part = 0;

const { sqrt, abs, min, max } = Math;

const box = (x: number, y: number, z: number, w: number, d: number, h: number, round: number) => {
  const qx = max(abs(x) - w + round, 0);
  const qy = max(abs(y) - d + round, 0);
  const qz = max(abs(z) - h + round, 0);
  const inner = min(max(abs(x) - w, abs(y) - d, abs(z) - h) + round, 0);
  return sqrt(qx * qx + qy * qy + qz * qz) + inner - round;
};
const post = (x: number, y: number, z: number, radius: number, half: number, round: number) => {
  const a = sqrt(x * x + y * y) - radius + round;
  const b = abs(z) - half + round;
  const ox = max(a, 0);
  const oz = max(b, 0);
  return sqrt(ox * ox + oz * oz) + min(max(a, b), 0) - round;
};
const tube = (p: Vec, a: Vec, b: Vec, radius: number) => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const px = p[0] - a[0];
  const py = p[1] - a[1];
  const pz = p[2] - a[2];
  const t = max(0, min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  return sqrt((px - dx * t) ** 2 + (py - dy * t) ** 2 + (pz - dz * t) ** 2) - radius;
};
const torus = (x: number, y: number, z: number, radius: number, thick: number) =>
  sqrt((sqrt(x * x + y * y) - radius) ** 2 + z * z) - thick;

/** Two shapes run into one another over about `k`. */
const melt = (a: number, b: number, k: number) => {
  const h = max(k - abs(a - b), 0) / k;
  return min(a, b) - h * h * k * 0.25;
};

let best = 0;
function offer(d: number, id: number): void {
  if (d < best) {
    best = d;
    part = id;
  }
}
const far = (p: Vec, x: number, y: number, z: number, radius: number) =>
  sqrt((p[0] - x) ** 2 + (p[1] - y) ** 2 + (p[2] - z) ** 2) - radius;

function laser(p: Vec): void {
  const [x, y, z] = p;
  const lx = x + 1.05;
  const ly = y - 0.95;
  const cabinet = box(lx, ly, z - 0.52, 0.46, 0.62, 0.44, 0.14);
  const column = box(lx + 0.02, ly - 0.12, z - 1.25, 0.27, 0.34, 0.52, 0.16);
  offer(melt(cabinet, column, 0.22), 2);
  offer(box(lx, ly, z - 0.045, 0.4, 0.56, 0.035, 0.03), 3);
  const arm = tube([x, y, z * 1.25], [-1.0, 1.05, 2.05], [0.06, 0.4, 2.12], 0.15);
  const shoulder = post(lx, ly - 0.1, z - 1.7, 0.29, 0.14, 0.06);
  offer(melt(arm * 0.85, shoulder, 0.1), 4);
  const hx = x - APERTURE[0];
  const hy = y - APERTURE[1];
  offer(post(hx, hy, z - 1.66, 0.225, 0.2, 0.09), 5);
  offer(post(hx, hy, z - 1.42, 0.165 - 0.12 * (1.46 - z), 0.07, 0.02), 6);
  offer(torus(hx, hy, z - 1.335, 0.135, 0.016), 7);
  offer(torus(hx, hy, z - 1.72, 0.228, 0.008), 9);
}

function screen(p: Vec): void {
  const x = p[0] + 0.92;
  const y = p[1] - 0.02;
  const c = 0.92;
  const s = 0.39;
  const rx = x * c + y * s;
  const ry = y * c - x * s;
  offer(box(rx, ry, p[2] - 1.5, 0.36, 0.022, 0.235, 0.02), 10);
  offer(tube(p, [-0.92, 0.05, 1.45], [-1.0, 0.55, 1.25], 0.028), 11);
}

function bed(p: Vec): void {
  const [x, y, z] = p;
  const by = y - 0.35;
  // The couch dips under the knees and rises to the shoulders.
  const curve = 0.035 * Math.sin((x - 0.35) * 3.1) + 0.05 * max(0, 0.75 - x);
  const couch = box(x - 1.28, by, z - 0.76 - curve, 0.98, 0.3 - 0.05 * max(0, 0.7 - x), 0.07, 0.06);
  offer(couch * 0.9, 12);
  offer(box(x - 1.28, by, z - 0.655 - curve * 0.8, 0.9, 0.24, 0.04, 0.03) * 0.9, 13);
  const cushion = box(x - 0.13, by, z - 0.86, 0.19, 0.17, 0.055, 0.05);
  const hollow = sqrt((x - 0.12) ** 2 + by * by + (z - 1.0) ** 2) - 0.135;
  offer(max(cushion, -hollow), 14);
  offer(tube(p, [0.15, 0.35, 0.81], [0.5, 0.35, 0.77], 0.05), 15);
  offer(
    melt(
      box(x - 1.25, by, z - 0.4, 0.2, 0.15, 0.28, 0.1),
      box(x - 1.22, by, z - 0.09, 0.62, 0.26, 0.06, 0.05),
      0.18,
    ),
    16,
  );
}

function stool(p: Vec): void {
  const x = p[0] - 0.16;
  const y = p[1] - 1.38;
  offer(post(x, y, p[2] - 0.6, 0.21, 0.05, 0.045), 17);
  offer(post(x, y, p[2] - 0.34, 0.03, 0.24, 0.01), 18);
  offer(torus(x, y, p[2] - 0.3, 0.17, 0.012), 19);
  offer(
    melt(post(x, y, p[2] - 0.06, 0.26, 0.025, 0.02), post(x, y, p[2] - 0.12, 0.06, 0.06, 0.02), 0.12),
    20,
  );
}

function cabinets(p: Vec): void {
  offer(box(p[0] - 2.25, p[1] - 2.38, p[2] - 0.5, 1.1, 0.3, 0.42, 0.02), 21);
  offer(box(p[0] - 2.25, p[1] - 2.36, p[2] - 0.945, 1.14, 0.34, 0.02, 0.015), 22);
  for (let i = 0; i < 3; i++)
    offer(
      post(
        p[0] - 1.65 - i * 0.3,
        p[1] - 2.4,
        p[2] - 1.06 + i * 0.015,
        0.075 - i * 0.012,
        0.1 - i * 0.015,
        0.03,
      ),
      23 + i,
    );
}

/**
 * Distance from a point to the nearest surface; `part` names it. A group further off than `margin` answers with
 * its bounding ball, which is never too far: right for marching, and for shade if the margin covers its reach.
 */
export function distance(p: Vec, margin = 0.25): number {
  best = 1e9;
  offer(p[2], 0);
  offer(BACK - p[1], 1);
  const toLaser = far(p, -0.55, 0.75, 1.0, 1.35);
  if (toLaser > margin) offer(toLaser, -1);
  else laser(p);
  const toScreen = far(p, -0.95, 0.2, 1.45, 0.62);
  if (toScreen > margin) offer(toScreen, -1);
  else screen(p);
  const toBed = far(p, 1.15, 0.35, 0.5, 1.3);
  if (toBed > margin) offer(toBed, -1);
  else bed(p);
  const toStool = far(p, 0.16, 1.38, 0.33, 0.45);
  if (toStool > margin) offer(toStool, -1);
  else stool(p);
  const toCabinets = far(p, 2.25, 2.35, 0.6, 1.35);
  if (toCabinets > margin) offer(toCabinets, -1);
  else cabinets(p);
  return best;
}
