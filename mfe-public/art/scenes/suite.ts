import { bloom } from '../film/blur';
import { add, blend, ink, scale } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { fractal } from '../film/noise';
import type { Survey } from '../film/mesh';
import { pen } from '../film/pen';
import { camera, dot, plus, unit, type Vec } from '../film/vector';
import { seams } from './suiteLines';
import { APERTURE, BACK, distance, part } from './suiteModel';

const view = camera([2.9, -4.7, 2.05], [0.2, 0.5, 1.08], 1.82);
const daylight = unit([-0.5, -0.45, 0.8]);

function normalAt(p: Vec): Vec {
  const e = 0.0012;
  const a = distance([p[0] + e, p[1] - e, p[2] - e]);
  const b = distance([p[0] - e, p[1] - e, p[2] + e]);
  const c = distance([p[0] - e, p[1] + e, p[2] - e]);
  const d = distance([p[0] + e, p[1] + e, p[2] + e]);
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

function survey(width: number, height: number): Survey {
  const out: Survey = {
    width,
    height,
    depth: new Float32Array(width * height),
    normal: new Float32Array(width * height * 3),
    part: new Int8Array(width * height),
    folded: 2,
  };
  for (let j = 0, at = 0; j < height; j++) {
    for (let i = 0; i < width; i++, at++) {
      const ray = view.ray((i + 0.5 - width / 2) / height, (height / 2 - j - 0.5) / height);
      let t = 2.5;
      for (let s = 0; s < 90; s++) {
        const d = distance(plus(view.eye, ray, t));
        if (d < 0.0006 * t) break;
        t += d;
      }
      out.part[at] = part;
      out.depth[at] = t;
      const n = part <= 1 ? (part === 0 ? [0, 0, 1] : [0, -1, 0]) : normalAt(plus(view.eye, ray, t));
      out.normal.set(n, at * 3);
    }
  }
  return out;
}

/** Shade where surfaces come close together: how much of the room a point sees. */
function openness(p: Vec, n: Vec): number {
  let hidden = 0;
  for (let k = 1; k <= 5; k++) {
    const h = 0.02 + 0.075 * k * k * 0.35;
    hidden += (h - Math.min(h, distance(plus(p, n, h), 0.7))) / h / (1.25 + k * 0.55);
  }
  return clamp(1 - hidden * 0.72);
}

/** How much of the aperture's light reaches a point. */
function beam(p: Vec, n: Vec): number {
  const to = plus(APERTURE, p, -1);
  if (dot(n, to) <= 0) return 0;
  const gap = Math.sqrt(dot(to, to));
  const d = scale(to, 1 / gap) as Vec;
  const cone = smooth(0.6, 0.99, d[2]);
  // The lit ring is wide, so the edge of a shadow softens with the distance to what casts it.
  let open = 1;
  let t = 0.03;
  for (let s = 0; s < 24 && t < gap - 0.04; s++) {
    const free = distance(plus(p, d, t));
    open = Math.min(open, (free * 7) / t);
    if (open < 0.02) return 0;
    t += Math.max(0.015, free * 0.8);
  }
  return (open * clamp(dot(n, d)) * (0.12 + 0.88 * cone)) / (0.12 + gap * gap * 1.1);
}

/** Two floats a film pixel: how dark the wash is, and how much of the aperture's light arrives. */
function shade(s: Survey): Float32Array {
  const out = new Float32Array((s.width * s.height) / 2);
  for (let j = 0, to = 0; j < s.height; j += 2) {
    for (let i = 0; i < s.width; i += 2, to += 2) {
      const at = j * s.width + i;
      const ray = view.ray((i + 1 - s.width / 2) / s.height, (s.height / 2 - j - 1) / s.height);
      const p = plus(view.eye, ray, s.depth[at]!);
      const n: Vec = [s.normal[at * 3]!, s.normal[at * 3 + 1]!, s.normal[at * 3 + 2]!];
      const turned = 0.5 - 0.5 * dot(n, daylight);
      const own = s.part[at]! > 1 ? 0.3 * turned : s.part[at]! * 0.05;
      out[to] = (1 - openness(p, n)) * 0.62 + own;
      out[to + 1] = beam(p, n);
    }
  }
  return out;
}

/** A laser suite drawn with a fine pen on warm paper; only the aperture, and what it falls on, is lit. */
export function suite(width: number, height: number): Film {
  const s = survey(width * 2, height * 2);
  const shades = shade(s);
  const reach = Math.max(1, s.height * 0.00095);
  const lens = view.project(APERTURE);
  const film = new Film(width, height).expose((x, y) => {
    const i = clamp(Math.floor(x * s.height + s.width / 2), 0, s.width - 1);
    const j = clamp(Math.floor(s.height / 2 - y * s.height), 0, s.height - 1);
    const at = j * s.width + i;
    const p = plus(view.eye, view.ray(x, y), s.depth[at]!);
    const n: Vec = [s.normal[at * 3]!, s.normal[at * 3 + 1]!, s.normal[at * 3 + 2]!];
    const id = s.part[at]!;
    const pixel = ((j >> 1) * width + (i >> 1)) * 2;
    const wash = shades[pixel]!;
    const lit = shades[pixel + 1]!;
    const glow = Math.sqrt((x - lens.x) ** 2 + (y - lens.y) ** 2);

    const fibre = 1 + 0.02 * fractal(x * 160, y * 160, 2, 9);
    const paper = scale(
      blend(ink.sand, blend(ink.shallow, ink.sand, 0.78), smooth(0.22, 1.0, glow)),
      0.86 * fibre,
    );
    let light = blend(paper, blend(ink.lagoon, ink.water, 0.45), clamp(wash * 0.9));

    light = add(light, blend(ink.ember, ink.dusk, clamp(lit * 0.5)), Math.min(1.2, lit * 0.5));
    // The cone of light itself, seen through the air of the room.
    const axis = Math.abs(x - lens.x);
    const below = lens.y - y;
    const shaft =
      smooth(0.05 + below * 0.1, 0.02, axis) * smooth(-0.004, 0.004, below) * smooth(0.155, 0.05, below);
    light = blend(light, blend(ink.ember, ink.sand, 0.35), 0.7 * shaft);
    light = blend(
      light,
      blend(ink.ember, ink.dusk, 0.4),
      0.55 * Math.exp(-glow * 11) + 0.16 * Math.exp(-glow * 4),
    );
    if (id === 7) return [2.6, 0.95, 0.5];

    const depthFade = mix(1, 0.42, smooth(4.5, 9, s.depth[at]!));
    const line = Math.max(pen(s, i, j, reach), seams(p, n, id, BACK) * 0.55) * depthFade;
    const warmLine = blend(scale(ink.water, 0.7), ink.dawn, clamp(lit * 0.8 + 0.7 * bell(glow, 0.09)));
    return blend(light, warmLine, line * 0.94);
  }, 2);
  return bloom(film, 0.07, 0.04);
}
