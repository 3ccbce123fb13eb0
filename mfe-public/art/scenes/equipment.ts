import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { emptySurvey, type Survey } from '../film/mesh';
import { fractal } from '../film/noise';
import { pen } from '../film/pen';
import { dot, plus, unit, type Camera, type Vec } from '../film/vector';

export interface Instrument {
  view: Camera;
  /** Places every part before the camera. */
  place(s: Survey): void;
  /** The part that is lit. */
  lit: number;
  /** Where its light comes from, and where it falls. */
  lamp: Vec;
  target: Vec;
  /** The middle of the rings on the floor. */
  foot: readonly [number, number];
  /** Lines on surfaces of a part, 0 to 1. */
  seams?(p: Vec, n: Vec, part: number): number;
  /** Light that surfaces of a part give by themselves. */
  glow?(p: Vec, n: Vec, part: number): Rgb | undefined;
}

const window = unit([-0.6, -0.45, 0.66]);

function depths(x: number, y: number): Rgb {
  const base = ramp(
    [ink.abyss, blend(ink.abyss, ink.water, 0.85), ink.water, blend(ink.water, ink.lagoon, 0.22)],
    clamp(0.62 + 0.55 * y - 0.25 * Math.abs(x)),
  );
  const shaft =
    (0.5 + 0.5 * fractal(x * 6 + y * 1.6, 0.4, 3, 14)) * smooth(-0.3, 0.6, y) * bell(x + 0.1, 0.55);
  return add(base, ink.lagoon, 0.1 * shaft + 0.16 * Math.exp(-(x * x * 4 + (y - 0.08) ** 2 * 5)));
}

/** The floor under an instrument: rings that run out of its foot, and the light that falls there. */
function floor(p: Vec, { foot, lamp }: Instrument): Rgb {
  const r = Math.sqrt((p[0] - foot[0]) ** 2 + (p[1] - foot[1]) ** 2);
  let rings = 0;
  for (let i = 0; i < 10; i++) rings += bell(r - 0.62 - i * 0.2 - i * i * 0.016, 0.0045) * 0.78 ** i;
  const near = 1 / (0.5 + (p[0] - lamp[0]) ** 2 + (p[1] - lamp[1]) ** 2);
  const shade = 1 - 0.55 * smooth(0.75, 0.2, r);
  return add(scale(ink.foam, rings * 0.2 * shade), ink.ember, 0.012 * near);
}

/** An instrument in fine line under water: dark glass, light along its edges, and one part that is lit. */
export function instrument(width: number, height: number, each: Instrument): Film {
  const { view, lamp, target, lit, seams, glow } = each;
  const s = emptySurvey(width * 2, height * 2);
  each.place(s);
  const reach = Math.max(1, s.height * 0.00095);
  const spot = view.project(lamp);
  const aim = view.project(target);
  const film = new Film(width, height).expose((x, y) => {
    const i = clamp(Math.floor(x * s.height + s.width / 2), 0, s.width - 1);
    const j = clamp(Math.floor(s.height / 2 - y * s.height), 0, s.height - 1);
    const at = j * s.width + i;
    const part = s.part[at]!;
    const ray = view.ray(x, y);
    let light = depths(x, y);
    if (part < 0) {
      if (ray[2] < 0) light = add(light, floor(plus(view.eye, ray, -view.eye[2] / ray[2]), each));
    } else {
      const n = unit([s.normal[at * 3]!, s.normal[at * 3 + 1]!, s.normal[at * 3 + 2]!]);
      const facing = Math.abs(dot(n, ray));
      const key = clamp(dot(n, window) * 0.5 + 0.5);
      const p = plus(view.eye, ray, s.depth[at]! / dot(ray, view.ray(0, 0)));
      const to = plus(lamp, p, -1);
      const gap2 = dot(to, to);
      const fall = clamp(dot(n, unit(to)) * 0.8 + 0.2) / (0.1 + gap2 * 5);
      const skin = blend(scale(ink.abyss, 0.9), blend(ink.water, ink.lagoon, 0.55), 0.04 + 0.62 * key ** 2.8);
      light = blend(scale(light, 0.9), skin, 0.86);
      light = add(light, ink.shallow, 0.3 * (1 - facing) ** 2.6 + 0.05 * key ** 6);
      light = add(light, blend(ink.dawn, ink.ember, 0.6), Math.min(0.9, fall * 0.16));
      const own = glow?.(p, n, part);
      if (own) light = add(light, own);
      if (part === lit) light = [2.5, 1.02, 0.58];
      if (seams && part !== lit) light = add(light, ink.foam, 0.34 * seams(p, n, part));
    }
    const away = Math.sqrt((x - spot.x) ** 2 + (y - spot.y) ** 2);
    const warmth = clamp(bell(away, 0.14) * 1.1);
    const line = pen(s, i, j, reach);
    if (part !== lit)
      light = blend(light, blend(blend(ink.shallow, ink.foam, 0.72), ink.ember, warmth), line * 0.78);
    // The cone between lamp and target, seen through the water.
    const vx = aim.x - spot.x;
    const vy = aim.y - spot.y;
    const length2 = vx * vx + vy * vy;
    const t = ((x - spot.x) * vx + (y - spot.y) * vy) / length2;
    const side = Math.abs((x - spot.x) * vy - (y - spot.y) * vx) / Math.sqrt(length2);
    const cone =
      smooth(-0.02, 0.03, t) *
      smooth(1.02, 0.94, t) *
      smooth(mix(0.034, 0.006, t), mix(0.02, 0.001, t), side);
    light = add(light, ink.ember, 0.3 * cone + 0.3 * Math.exp(-away * 14) + 0.07 * Math.exp(-away * 4.5));
    const end = Math.sqrt((x - aim.x) ** 2 + (y - aim.y) ** 2);
    light = add(light, ink.dusk, 0.5 * Math.exp(-end * 70));
    return scale(light, 1 - 0.36 * smooth(0.42, 0.96, Math.sqrt(x * x * 0.8 + y * y)));
  }, 2);
  return bloom(film, 0.13, 0.045);
}
