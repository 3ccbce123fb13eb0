import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { fractal, noise } from '../film/noise';
import { fromProfile } from './profile';

/** The eye of the one who looks, and the sun that she looks towards. */
const EYE = { x: 0.138, y: 0.098 };
const SUN = { x: 0.62, y: 0.06 };
const SEA = -0.13;
const SOFT = 0.0011;
/** Where the hair begins, behind a line from the temple to the nape. */
const hairline = (x: number, y: number) =>
  x - (0.03 + 0.16 * smooth(0.1, 0.3, y) - 0.12 * smooth(0.02, -0.24, y));
const BUN = { x: -0.262, y: -0.045, r: 0.078 };

function dawn(x: number, y: number): Rgb {
  const away = Math.hypot(x - SUN.x, y - SUN.y);
  let light = ramp(
    [
      blend(ink.dusk, ink.sand, 0.45),
      blend(ink.dusk, ink.ember, 0.25),
      blend(ink.dusk, ink.shallow, 0.5),
      blend(ink.shallow, ink.lagoon, 0.55),
      scale(ink.lagoon, 0.75),
      blend(ink.water, ink.lagoon, 0.35),
    ],
    away * 0.86,
  );
  light = scale(light, 0.72);
  for (let i = 0; i < 9; i++)
    light = add(light, ink.sand, bell(away - 0.16 - i * 0.1 - i * i * 0.006, 0.0013) * (0.3 - i * 0.024));
  if (y < SEA) {
    const depth = SEA - y;
    const ripple = noise(x * 3.5, 26 * Math.sqrt(depth + 0.01), 5);
    const path = Math.exp(-(((x - SUN.x) / (0.1 + depth * 0.9)) ** 2));
    const sea = blend(blend(ink.shallow, ink.lagoon, 0.7), scale(ink.water, 0.9), smooth(0, 0.36, depth));
    light = add(
      scale(sea, 0.62 + 0.22 * ripple),
      blend(ink.dusk, ink.ember, 0.2),
      0.5 * path * (0.6 + 0.6 * ripple),
    );
    light = add(light, ink.sand, 0.35 * bell(depth, 0.0016));
  }
  return light;
}

/** Fibres that run away from the eye, as those of an iris do. */
function fibres(x: number, y: number): number {
  const r = Math.hypot(x - EYE.x, y - EYE.y);
  const angle = Math.atan2(y - EYE.y, x - EYE.x);
  const fine = fractal(Math.cos(angle) * 9, Math.sin(angle) * 9 + r * 1.4, 4, 21);
  return clamp(0.5 + 0.5 * fine);
}

function head(x: number, y: number, away: number): Rgb {
  const e = 0.004;
  const nx = (fromProfile(x + e, y) - away) / e;
  const ny = (fromProfile(x, y + e) - away) / e;
  const depth = -away;
  // A round head: it turns away from us towards its edge.
  const turn = Math.exp(-depth / 0.05);
  const facing = clamp(0.5 + 0.5 * (nx * 0.95 + ny * 0.25));
  const towards = smooth(-0.28, 0.24, x);
  const fibre = fibres(x, y);
  const skin = ramp(
    [
      blend(ink.water, ink.dawn, 0.14),
      blend(scale(ink.dawn, 0.42), ink.dusk, 0.14),
      blend(scale(ink.ember, 0.62), ink.dusk, 0.4),
      blend(ink.dusk, ink.sand, 0.25),
    ],
    clamp(0.12 + 0.36 * towards + 0.62 * turn * facing + 0.09 * (fibre - 0.5)),
  );
  let light = skin;
  const behind = hairline(x, y);
  const collar = smooth(-0.262, -0.272, y + 0.1 * x);
  if (behind < SOFT) {
    const strand = fractal(behind * 26 + y * 3, Math.hypot(x + 0.2, y) * 14, 4, 40);
    const hair = add(
      scale(blend(ink.abyss, ink.dawn, 0.1), 0.9),
      ink.dusk,
      0.07 * strand + 0.34 * turn * facing,
    );
    light = blend(light, hair, smooth(SOFT * 4, -SOFT * 4, behind) * (1 - collar));
  }
  const cloth = add(
    scale(blend(ink.water, ink.lagoon, 0.45), 0.55 + 0.2 * fractal(x * 4, y * 7, 3, 11)),
    ink.dusk,
    0.16 * towards,
  );
  light = blend(light, cloth, collar);
  // Arcs of light run from the eye over the whole head.
  const r = Math.hypot(x - EYE.x, y - EYE.y);
  for (let i = 0; i < 10; i++)
    light = add(
      light,
      blend(ink.shallow, ink.foam, 0.4),
      bell(r - 0.062 - i * 0.042 - i * i * 0.002, 0.0011) * (0.26 - 0.02 * i),
    );
  return light;
}

/** The eye itself: a lid, an iris with its fibres, a pupil, seen from the side. */
function eye(light: Rgb, x: number, y: number): Rgb {
  const u = (x - EYE.x) / 0.03;
  const v = (y - EYE.y) / 0.03;
  const lid = Math.max(Math.abs(v - 0.02) - 0.44 * (1 - ((u - 0.25) / 1.15) ** 2), -u - 1, u - 1);
  let out = blend(light, blend(ink.sand, ink.dusk, 0.25), 0.9 * smooth(0.05, -0.05, lid));
  const iris = Math.hypot((u - 0.45) / 0.62, v);
  const within = smooth(0.04, -0.04, lid);
  out = blend(out, blend(ink.lagoon, ink.shallow, fibres(x * 3, y * 3)), within * smooth(0.5, 0.45, iris));
  out = blend(out, ink.abyss, within * smooth(0.24, 0.2, iris));
  out = add(out, ink.sand, 0.9 * within * bell(Math.hypot(u - 0.62, v - 0.14), 0.08));
  const lash = v - 0.02 - 0.46 * (1 - ((u - 0.25) / 1.15) ** 2);
  out = blend(out, ink.abyss, 0.85 * bell(lash, 0.07) * smooth(-1, -0.85, u) * smooth(1.25, 1, u));
  const brow = v - 1.02 - 0.16 * Math.cos((u - 0.1) * 1.2);
  return blend(
    out,
    scale(ink.abyss, 1.1),
    0.62 * bell(brow, mix(0.15, 0.07, clamp(u * 0.5 + 0.5))) * smooth(-1.25, -0.9, u) * smooth(1.2, 0.9, u),
  );
}

function see(x: number, y: number): Rgb {
  const light = dawn(x, y);
  const bun = Math.hypot(x - BUN.x, y - BUN.y) - BUN.r;
  let out = light;
  if (bun < SOFT) {
    const strand = fractal((x - BUN.x) * 20, (y - BUN.y) * 34, 4, 8);
    const hair = add(
      scale(blend(ink.abyss, ink.dawn, 0.1), 0.9),
      ink.dusk,
      0.06 * strand + 0.12 * Math.exp(bun / 0.02),
    );
    out = blend(out, hair, smooth(SOFT, -SOFT, bun));
  }
  const away = fromProfile(x, y);
  if (away < SOFT) out = blend(out, eye(head(x, y, away), x, y), smooth(SOFT, -SOFT, away));
  return out;
}

/** The surgeon looks towards the sun: a head in profile, and arcs of light that run from the eye. */
export function surgeon(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) =>
    scale(see(x, y), 1 - 0.35 * smooth(0.45, 1, Math.hypot(x * 0.85, y))),
  );
  return bloom(film, 0.12, 0.045);
}
