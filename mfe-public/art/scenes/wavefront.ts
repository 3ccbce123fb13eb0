import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { fractal } from '../film/noise';
import { camera, dot, plus, reflect, unit, type Vec } from '../film/vector';
import { drawLight, RADIUS, RIM, CENTRE, MAP } from './wavefrontRays';

const view = camera([0, -6.3, 1.75], [0, 0, -0.06], 2.05);
const softbox = unit([-0.55, -0.5, 0.75]);

/** The error of the wave over a disc of radius 1: astigmatism, coma, trefoil and a little spherical, in ±1. */
function aberration(x: number, y: number): number {
  const r2 = x * x + y * y;
  const coma = (3 * r2 - 2) * (0.5 * x + 0.62 * y);
  const astigmatism = 0.55 * (x * x - y * y) + 0.5 * x * y;
  const trefoil = 0.45 * (x * x * x - 3 * x * y * y);
  return coma * 0.8 + astigmatism + trefoil + 0.3 * (6 * r2 * r2 - 6 * r2 + 1);
}

const relief = (x: number, y: number) => 0.055 * aberration(x / MAP.radius, y / MAP.radius);
const spectrum = [
  ink.water,
  blend(ink.water, ink.lagoon, 0.6),
  ink.lagoon,
  blend(ink.lagoon, ink.shallow, 0.6),
  blend(ink.shallow, ink.foam, 0.45),
  ink.dusk,
  ink.ember,
  blend(ink.ember, ink.dawn, 0.6),
  ink.dawn,
];

/** The map: relief in colour, contours every 0.15, on a disc of glass. Undefined beside it. */
function map(ray: Vec): Rgb | undefined {
  const top = (MAP.z + 0.17 - view.eye[2]) / ray[2];
  const bottom = (MAP.z - 0.17 - view.eye[2]) / ray[2];
  const middle = plus(view.eye, ray, (top + bottom) / 2);
  if (middle[0] ** 2 + middle[1] ** 2 > (MAP.radius + 0.6) ** 2) return undefined;
  let before = 0;
  for (let s = 0; s <= 60; s++) {
    const t = mix(top, bottom, s / 60);
    const p = plus(view.eye, ray, t);
    const r = Math.sqrt(p[0] * p[0] + p[1] * p[1]) / MAP.radius;
    const over = p[2] - MAP.z - relief(p[0], p[1]);
    if (s > 0 && over <= 0 && before > 0) {
      const back = (over / (before - over)) * ((bottom - top) / 60);
      const q = plus(p, ray, back);
      const rho = Math.sqrt(q[0] * q[0] + q[1] * q[1]) / MAP.radius;
      if (rho > 1) return undefined;
      const e = 0.004;
      const gx = (relief(q[0] + e, q[1]) - relief(q[0] - e, q[1])) / (2 * e);
      const gy = (relief(q[0], q[1] + e) - relief(q[0], q[1] - e)) / (2 * e);
      const n = unit([-gx, -gy, 1]);
      const w = aberration(q[0] / MAP.radius, q[1] / MAP.radius);
      const colour = ramp(spectrum, 0.46 + w * 0.5);
      const steep = Math.sqrt(gx * gx + gy * gy) / 0.055 + 0.08;
      const band = Math.abs(((((w / 0.15) % 1) + 1) % 1) - 0.5) * 0.15;
      const contour = bell(band / steep, 0.0042);
      const grid = bell(((((rho * 5) % 1) + 1) % 1) - 0.5, 0.018) * 0.16;
      const key = clamp(dot(n, unit([-0.5, 0.25, 0.8])));
      const gloss = clamp(dot(reflect(ray, n), softbox)) ** 14;
      const lit = add(
        scale(colour, 0.08 + 0.62 * key ** 2),
        ink.foam,
        gloss * 0.16 + contour * 0.2 + grid * 0.3,
      );
      return scale(lit, 1 - 0.5 * smooth(0.965, 1, rho));
    }
    before = over;
    if (r > 1) before = over > 0 ? over : 0;
  }
  return undefined;
}

/** What one wall of the dome adds: edge light, a long window's reflection, a breath of lagoon. */
function wall(ray: Vec, radius: number, centre: number, gain: number): Rgb {
  const o: Vec = [view.eye[0], view.eye[1], view.eye[2] - centre];
  const b = dot(o, ray);
  const c = dot(o, o) - radius * radius;
  const h = b * b - c;
  if (h < 0) return [0, 0, 0];
  let sum: Rgb = [0, 0, 0];
  for (const side of [-1, 1]) {
    const p = plus(o, ray, -b + side * Math.sqrt(h));
    if (p[2] + centre < RIM) continue;
    const n = scale(p, 1 / radius) as Vec;
    const facing = Math.abs(dot(n, ray));
    const edge = (1 - facing) ** 3.4;
    const r = reflect(ray, side < 0 ? n : (scale(n, -1) as Vec));
    const across = Math.atan2(r[0], -r[1]);
    const window =
      smooth(0.26, 0.2, Math.abs(across + 0.85)) * smooth(0.5, 0.62, r[2]) * smooth(0.97, 0.9, r[2]);
    const strip =
      smooth(0.07, 0.03, Math.abs(across - 1.15)) * smooth(0.35, 0.5, r[2]) * smooth(0.97, 0.8, r[2]);
    sum = add(sum, blend(ink.shallow, ink.foam, edge), edge * 0.62 * gain);
    sum = add(sum, ink.foam, (window * 0.07 + strip * 0.06) * gain * (side < 0 ? 1 : 0.25));
    sum = add(sum, ink.lagoon, 0.035 * gain);
  }
  return sum;
}

/** The surface the cornea rises from, with ripples running out of it. */
function ripples(ray: Vec): Rgb {
  const t = (RIM - view.eye[2]) / ray[2];
  const p = plus(view.eye, ray, t);
  const r = Math.sqrt(p[0] * p[0] + p[1] * p[1]);
  let lines = 0;
  for (let i = 0; i < 9; i++) {
    const at = 0.7 + i * 0.125 + i * i * 0.016;
    const turn = 0.6 + 0.4 * Math.cos(Math.atan2(p[1], p[0]) * 1 + i * 0.7 - 1.2);
    lines += bell(r - at, 0.0062) * 0.62 ** i * turn;
  }
  const film = smooth(0.64, 0.7, r) * Math.exp(-(r - 0.65) * 1.6);
  return add(scale(ink.foam, lines * 0.36), ink.lagoon, film * 0.12);
}

function depths(x: number, y: number): Rgb {
  const glow = Math.exp(-(x * x * 5 + (y - 0.1) ** 2 * 2.6));
  const shaft = (0.5 + 0.5 * fractal(x * 7 + y * 1.1, 0.3, 3, 4)) * smooth(-0.5, 0.6, y) * bell(x, 0.5);
  const base = ramp(
    [scale(ink.abyss, 0.8), ink.abyss, blend(ink.abyss, ink.water, 0.8), ink.water],
    clamp(y + 0.5),
  );
  return add(
    add(base, ink.lagoon, 0.16 * glow + 0.1 * shaft),
    ink.dawn,
    0.035 * Math.exp(-(x * x * 9 + (y + 0.33) ** 2 * 16)),
  );
}

/** Light falls through a cornea as through the sea's surface, crosses, and spreads out as a map of itself. */
export function wavefront(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) => {
    const ray = view.ray(x, y);
    const behind = map(ray) ?? depths(x, y);
    const shell = add(wall(ray, RADIUS, CENTRE, 1), wall(ray, RADIUS * 0.9, CENTRE + RADIUS * 0.03, 0.5));
    return scale(
      add(add(behind, shell), ripples(ray)),
      1 - 0.35 * smooth(0.4, 0.95, Math.sqrt(x * x * 0.8 + y * y)),
    );
  }, 2);
  drawLight(film, view);
  return bloom(film, 0.14, 0.045);
}
