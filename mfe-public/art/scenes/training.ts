import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { fractal } from '../film/noise';
import type { Vec } from '../film/vector';

/** Where both look: the field under the microscope. */
const FIELD = { x: 0, y: -0.33 };
const LENS: Vec = [0, 0.012, 0.05];
const SOFT = 0.0011;
const warm: Rgb = [1, 0.62, 0.32];

/** The wall, and a window of glass slats that stand a little open to the sea at dawn. */
function room(x: number, y: number): Rgb {
  let light = scale(blend(ink.water, ink.abyss, clamp(0.2 + Math.abs(x) * 0.5)), 0.8);
  const inside = Math.max(Math.abs(x) - 0.5, Math.abs(y - 0.135) - 0.255);
  if (inside > 0.02) return add(light, ink.lagoon, 0.05 * Math.exp(-inside * 9));
  const slat = (((y / 0.0425) % 1) + 1) % 1;
  const pane = Math.floor((x + 0.5) / 0.25);
  const e = y + 0.02 + 0.006 * Math.sin(pane * 5 + Math.floor(y / 0.0425) * 2.3);
  const dawn = ramp(
    [
      scale(ink.lagoon, 0.8),
      blend(ink.lagoon, ink.shallow, 0.5),
      blend(ink.dusk, ink.ember, 0.35),
      blend(ink.dusk, ink.sand, 0.3),
      blend(ink.dusk, ink.shallow, 0.55),
      blend(ink.shallow, ink.lagoon, 0.4),
      ink.lagoon,
    ],
    clamp((e + 0.12) * 1.95),
  );
  const cloud = fractal(x * 3 + 4, e * 14, 4, 15);
  let out = scale(dawn, 0.6 + 0.12 * cloud);
  out = scale(out, 0.8 + 0.25 * slat);
  for (let i = 0; i < 6; i++) {
    const away = Math.sqrt(x * x + (y - 0.0) ** 2);
    out = add(out, ink.sand, bell(away - 0.2 - i * 0.062 - i * i * 0.004, 0.001) * (0.2 - i * 0.025));
  }
  const lead =
    bell(slat - 0.5, 0.03) * 0.55 +
    0.9 * smooth(0.0055, 0.004, Math.abs((((x + 0.5) / 0.25 + 0.5) % 1) - 0.5) * 0.25);
  out = blend(out, scale(ink.abyss, 0.9), clamp(lead));
  const sill = smooth(-0.004, 0.001, inside);
  light = add(light, blend(ink.dusk, ink.ember, 0.4), 0.1 * bell(inside - 0.006, 0.004));
  return blend(out, light, sill);
}

const box = (x: number, y: number, cx: number, cy: number, w: number, h: number, round: number) => {
  const qx = Math.abs(x - cx) - w + round;
  const qy = Math.abs(y - cy) - h + round;
  return Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2) + Math.min(Math.max(qx, qy), 0) - round;
};

/** The microscope hangs from the ceiling: two pairs of eyepieces, one lens. Negative inside. */
function microscope(x: number, y: number): number {
  const u = Math.abs(x);
  const arm = Math.max(u - 0.021, 0.2 - y);
  const head = box(x, y, 0, 0.17, 0.058, 0.052, 0.018);
  const neck = box(x, y, 0, 0.098, 0.043, 0.034, 0.01);
  const lens = box(x, y, 0, 0.042, 0.052, 0.026, 0.008);
  // Tubes rise towards either observer.
  const t = clamp(((u - 0.05) * 0.1 + (y - 0.15) * 0.035) / (0.1 * 0.1 + 0.035 * 0.035));
  const tube =
    Math.sqrt((u - 0.05 - 0.1 * t) ** 2 + (y - 0.15 - 0.035 * t) ** 2) -
    mix(0.021, 0.018, t) -
    (t > 0.74 ? 0.005 : 0);
  return Math.min(arm, head, neck, lens, tube);
}

/** A round of light on the cloth under the lens. */
function field(light: Rgb, x: number, y: number): Rgb {
  const u = (x - FIELD.x) / 0.11;
  const v = (y - FIELD.y) / 0.036;
  const r = Math.sqrt(u * u + v * v);
  let out = add(light, warm, 0.5 * smooth(1.05, 0.5, r) + 0.28 * Math.exp(-r * 0.8));
  for (let i = 0; i < 5; i++) out = add(out, ink.dusk, 0.26 * bell(r - 1.2 - i * 0.5, 0.03) * (1 - i * 0.17));
  return out;
}

/** Three fine instruments at rest beside each other in the light, their tips to one side. */
const rests = [
  { y: 0.016, lean: 0.03, half: 0.062 },
  { y: 0, lean: 0, half: 0.072 },
  { y: -0.018, lean: -0.035, half: 0.066 },
];

function steel(light: Rgb, x: number, y: number): Rgb {
  let out = light;
  for (const { y: at, lean, half } of rests) {
    const along = x - FIELD.x;
    const t = clamp((along + half) / (2 * half));
    const side = Math.hypot(Math.max(Math.abs(along) - half, 0), y - FIELD.y - at - lean * along);
    const thick = mix(0.0036, 0.0008, smooth(0.45, 1, t));
    out = blend(out, scale(out, 0.4), 0.7 * bell(side - thick * 1.8, thick * 1.5));
    const shine = bell(side - thick * 0.3, thick * 0.5);
    out = blend(out, add(scale(ink.shallow, 0.4), ink.foam, 0.9 * shine), smooth(SOFT, -SOFT, side - thick));
  }
  return out;
}

/** A round stool before either pair of eyepieces, empty. */
function stool(light: Rgb, x: number, y: number): Rgb {
  const u = Math.abs(x) - 0.42;
  const v = y + 0.4;
  const seat = Math.max(Math.hypot(u / 0.1, v / 0.022) - 1, 0) * 0.022;
  const edge = Math.hypot(u / 0.1, (v + 0.02) / 0.026) - 1;
  const leg = Math.max(Math.abs(u) - 0.011, v + 0.01, -0.5 - v);
  let out = blend(light, scale(ink.abyss, 0.9), smooth(SOFT, -SOFT, leg));
  out = blend(out, scale(blend(ink.water, ink.abyss, 0.5), 0.9), smooth(0.02, -0.02, edge));
  const top = add(
    scale(blend(ink.lagoon, ink.water, 0.4), 0.55),
    ink.dusk,
    0.12 + 0.2 * smooth(0.02, -0.02, v),
  );
  out = blend(out, top, smooth(SOFT, 0, seat));
  return add(out, ink.dusk, 0.25 * bell(Math.hypot(u / 0.1, v / 0.022) - 1, 0.05) * smooth(-0.004, 0.01, v));
}

function see(x: number, y: number): Rgb {
  let light = room(x, y);
  const shape = microscope(x, y);
  if (shape < SOFT) {
    const facet = clamp(0.5 + (microscope(x - 0.004, y) - microscope(x + 0.004, y)) * 60);
    const body = blend(scale(ink.abyss, 0.9), scale(ink.lagoon, 0.42), facet * 0.7);
    const rim = add(body, ink.shallow, 0.35 * bell(shape + 0.0014, 0.0016));
    const seam = bell(y - 0.134, 0.0011) + bell(y - 0.068, 0.0011) + bell(y - 0.205, 0.0011);
    light = blend(
      light,
      add(rim, ink.shallow, 0.1 * seam * smooth(0.07, 0.05, Math.abs(x))),
      smooth(SOFT, -SOFT, shape),
    );
  }
  light = add(
    light,
    warm,
    2.4 * smooth(0.0022, 0.0008, Math.abs(y - LENS[1] - 0.003)) * smooth(0.046, 0.043, Math.abs(x)),
  );
  // The drape, and the light on it.
  const drape = -0.252;
  if (y < drape) {
    const fold = fractal(x * 7, y * 3 + x * 2, 4, 66);
    const near = Math.exp(-((x * 2.4) ** 2) - (drape - y) * 5);
    light = add(
      scale(blend(ink.water, ink.lagoon, 0.55), 0.2 + 0.14 * fold),
      warm,
      0.3 * near * (0.8 + 0.5 * fold),
    );
    light = add(light, blend(ink.dusk, ink.ember, 0.3), 0.28 * bell(drape - y, 0.0018) * bell(x, 0.45));
  }
  light = stool(light, x, y);
  const down = LENS[1] - y;
  if (down > 0 && y > FIELD.y) {
    const half = mix(0.044, 0.06, clamp(down / 0.25));
    light = add(light, blend(warm, ink.sand, 0.3), 0.17 * smooth(half, half * 0.55, Math.abs(x)));
  }
  return steel(field(light, x, y), x, y);
}

/** A microscope for two, one who shows and one who learns, before either of them is there; dawn behind the slats. */
export function training(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) =>
    scale(see(x, y), 1 - 0.42 * smooth(0.42, 0.96, Math.sqrt(x * x * 0.8 + y * y))),
  );
  return bloom(film, 0.15, 0.045);
}
