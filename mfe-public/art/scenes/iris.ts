import { add, blend, ink, ramp, scale, tint, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { bloom, defocus } from '../film/blur';
import { Film } from '../film/film';
import { noise } from '../film/noise';
import { camera, dot, plus, reflect, unit, type Vec } from '../film/vector';
import { growIris, PUPIL, type Terrain } from './irisTerrain';

const view = camera([0.06, -2.05, 1.02], [0, 0.06, 0], 1.95);
const sun = unit([-0.62, 0.72, 0.3]);
const warm: Rgb = [3.1, 1.75, 1.05];
const CEILING = 0.1;

function sky(d: Vec): Rgb {
  const height = clamp(d[2]);
  const towards = clamp(dot(unit([d[0], d[1], 0]), unit([sun[0], sun[1], 0])) * 0.5 + 0.5);
  const base = ramp(
    [
      blend(scale(ink.lagoon, 0.8), ink.dusk, 0.8 * towards ** 3),
      scale(ink.lagoon, 0.55),
      ink.water,
      ink.abyss,
    ],
    height * 1.7,
  );
  return add(base, ink.ember, 0.9 * towards ** 6 * Math.exp(-height * 5));
}

/** Still water: the pupil, and the sea that the limbus rises from. Rings run over both. */
function water(p: Vec, ray: Vec, r: number): Rgb {
  const outside = r > 1;
  const phase = outside ? (r - 1) * 46 : r * 60;
  const swell = outside ? 0.05 * Math.exp(-(r - 1) * 1.1) : 0.012;
  const calm = 1 / (1 + Math.max(0, p[1] - 0.6) * 2.2);
  const slope = (swell * Math.cos(phase) + 0.012 * noise(p[0] * 6, p[1] * 4, 7)) * calm;
  const n = unit([(-p[0] / r) * slope, (-p[1] / r) * slope, 1]);
  const bounce = reflect(ray, n);
  const grazing = (1 - clamp(-dot(ray, n))) ** 4;
  const depth = outside ? ink.abyss : scale(ink.abyss, 0.35);
  const lit = add(scale(depth, 0.9), sky([bounce[0], bounce[1], Math.abs(bounce[2])]), 0.06 + 0.85 * grazing);
  if (!outside) return scale(lit, mix(0.35, 1, smooth(-0.2, 0.25, p[1])));
  let line = 0;
  for (const at of [1.1, 1.23, 1.4, 1.62, 1.9]) line += bell(r - at, 0.0032 * (1 + at * at * 0.4)) / at ** 3;
  return add(
    lit,
    blend(ink.dusk, ink.foam, 0.3),
    line * 0.9 * clamp(0.5 + 0.5 * noise(Math.atan2(p[1], p[0]) * 2, r * 3, 3)),
  );
}

function tissue(terrain: Terrain, p: Vec, ray: Vec, r: number): Rgb {
  const e = 0.0016;
  const h = terrain.height(p[0], p[1]);
  const n = unit([(h - terrain.height(p[0] + e, p[1])) / e, (h - terrain.height(p[0], p[1] + e)) / e, 0.8]);
  const pigment = terrain.pigment(p[0], p[1]);
  const base = ramp(
    [
      scale(ink.water, 0.7),
      scale(ink.lagoon, 0.75),
      blend(ink.lagoon, ink.shallow, 0.6),
      blend(ink.shallow, ink.foam, 0.4),
      ink.sand,
    ],
    pigment.tone,
  );
  const amber = blend(scale(ink.dawn, 0.6), ink.dusk, pigment.tone);
  const skin = blend(base, amber, pigment.warmth);
  let open = 1;
  for (let s = 1; s <= 14; s++) {
    const q = plus(p, sun, s * 0.014 + s * s * 0.0009);
    open = Math.min(open, 1 - clamp((terrain.height(q[0], q[1]) - q[2]) * 55));
  }
  const cavity = smooth(-0.03, 0.035, h - terrain.coarse(r, p));
  const key = clamp(dot(n, sun)) * open;
  const fill = 0.12 + 0.26 * clamp(n[2]) ** 2;
  const gloss = clamp(dot(reflect(ray, n), sun)) ** 18 * open;
  const diffuse = tint(skin, add(scale(warm, key * 1.15), [0.26, 0.6, 0.72], fill));
  const facing = clamp(0.35 + 0.65 * dot(unit([p[0], p[1], 0]), unit([sun[0], sun[1], 0])));
  const rim = bell(r - 0.985, 0.016) * facing ** 1.5 * (0.35 + clamp(n[2])) * (0.35 + 0.65 * open);
  return add(add(scale(diffuse, mix(0.16, 1, cavity)), warm, gloss * 0.26), [1.5, 0.72, 0.42], rim * 2.6);
}

/** The iris as a landscape: ridges of fibre around a dark lake, first light on the far rim. */
export function iris(width: number, height: number): Film {
  const terrain = growIris();
  const film = new Film(width, height).expose((x, y) => {
    const ray = view.ray(x, y);
    let near = (CEILING - view.eye[2]) / ray[2];
    const far = -view.eye[2] / ray[2];
    const step = (far - near) / 64;
    let p = plus(view.eye, ray, near);
    let hit = false;
    for (let s = 0; s < 64 && !hit; s++) {
      const t = near + step;
      if (terrain.height(view.eye[0] + ray[0] * t, view.eye[1] + ray[1] * t) > view.eye[2] + ray[2] * t) {
        let low = near;
        let high = near + step;
        for (let k = 0; k < 6; k++) {
          const middle = (low + high) / 2;
          const m = plus(view.eye, ray, middle);
          if (terrain.height(m[0], m[1]) > m[2]) high = middle;
          else low = middle;
        }
        p = plus(view.eye, ray, high);
        hit = true;
      }
      near += step;
    }
    if (!hit) p = plus(view.eye, ray, far);
    const r = Math.hypot(p[0], p[1]);
    const lit = hit && r > PUPIL - 0.02 && r < 1.045 ? tissue(terrain, p, ray, r) : water(p, ray, r);
    return scale(lit, 1 - 0.55 * smooth(0.35, 0.95, Math.hypot(x * 0.85, y)));
  });
  const focused = defocus(film, (_, y) => 0.009 * smooth(-0.14, -0.52, y) + 0.006 * smooth(0.36, 0.5, y), 40);
  return bloom(focused, 0.1);
}
