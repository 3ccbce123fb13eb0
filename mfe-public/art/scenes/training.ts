import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { chain, limb, mirrored, touch, type Limb, type Touch } from '../film/limbs';
import { fractal } from '../film/noise';
import { dot, unit, type Vec } from '../film/vector';

/** Where both look: the field under the microscope. */
const FIELD = { x: 0, y: -0.235 };
const LENS: Vec = [0, 0.012, 0.05];
const SOFT = 0.0011;
const warm: Rgb = [1, 0.62, 0.32];

/** Who stands on the right; the one on the left is a little shorter. */
const teacher: Limb[] = [
  // Head and cap, bent over the eyepieces, seen from behind and aside.
  limb([0.232, 0.205, 0], [0.252, 0.232, -0.01], 0.07, 0.068),
  limb([0.226, 0.168, 0.01], [0.24, 0.19, 0], 0.05, 0.062),
  limb([0.262, 0.158, -0.02], [0.318, 0.07, -0.03], 0.057, 0.08),
  // Shoulders, back and arm.
  limb([0.335, 0.045, -0.02], [0.43, -0.005, -0.05], 0.086, 0.1),
  limb([0.42, -0.03, -0.06], [0.48, -0.56, -0.05], 0.115, 0.165),
  ...chain([0.335, -0.005, 0.04, 0.066], [0.335, -0.2, 0.09, 0.052], [0.19, -0.222, 0.1, 0.034]),
];
const gloves: Limb[] = [
  ...chain([0.2, -0.222, 0.1, 0.031], [0.135, -0.212, 0.11, 0.028]),
  ...chain([0.135, -0.2, 0.12, 0.0155], [0.092, -0.182, 0.12, 0.013], [0.068, -0.198, 0.12, 0.0095]),
  ...chain([0.135, -0.215, 0.12, 0.0155], [0.092, -0.208, 0.125, 0.0125], [0.068, -0.212, 0.125, 0.009]),
  ...chain([0.14, -0.228, 0.11, 0.014], [0.105, -0.236, 0.11, 0.012]),
];
const lower = ({ a, b, ra, rb }: Limb): Limb => ({
  a: [a[0] * 0.97, a[1] > -0.15 ? a[1] - 0.016 : a[1], a[2]],
  b: [b[0] * 0.97, b[1] > -0.15 ? b[1] - 0.016 : b[1], b[2]],
  ra: ra * 0.95,
  rb: rb * 0.95,
});
const both = [...teacher, ...teacher.map(lower).map(mirrored)];
const hands = [...gloves, ...gloves.map(mirrored)];

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

/** The lamp's light on cloth or glove, and dawn along the edges. */
function lit({ normal, round, z }: Touch, x: number, y: number, cloth: Rgb): Rgb {
  const to: Vec = [FIELD.x - x, FIELD.y + 0.02 - y, 0.13 - z];
  const key = clamp(dot(normal, unit(to)) + 0.12) / (0.35 + 22 * dot(to, to));
  const edge = (1 - round) ** 2.4;
  let light = scale(cloth, 0.06);
  light = add(light, [warm[0] * cloth[0], warm[1] * cloth[1], warm[2] * cloth[2]], key * 1.9);
  return add(light, blend(ink.dusk, ink.shallow, smooth(0.05, -0.2, y)), 0.2 * edge * smooth(-0.5, 0.1, y));
}

function field(light: Rgb, x: number, y: number): Rgb {
  const u = (x - FIELD.x) / 0.062;
  const v = (y - FIELD.y) / 0.02;
  const r = Math.sqrt(u * u + v * v);
  let out = blend(light, blend(warm, ink.sand, 0.4), smooth(1.02, 0.96, r) * 0.9);
  out = add(out, warm, 0.9 * smooth(1.02, 0.9, r) + 0.34 * Math.exp(-r * 0.7));
  out = blend(out, ink.lagoon, 0.7 * bell(r - 0.45, 0.12));
  out = blend(out, scale(ink.abyss, 0.8), 0.9 * smooth(0.26, 0.22, r));
  for (let i = 0; i < 5; i++)
    out = add(out, ink.dusk, 0.3 * bell(r - 1.5 - i * 0.62, 0.035) * (1 - i * 0.17));
  return out;
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
  const drape = -0.262 + 0.024 * Math.cos(x * 5) - 0.02 * x * x;
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
  const body = touch(both, x, y, 0.02, SOFT);
  if (body) {
    const cap = smooth(0.175, 0.182, y - 0.24 * Math.abs(x) + 0.055);
    const cloth = blend(blend(ink.lagoon, ink.water, 0.3), ink.shallow, 0.25 * cap);
    light = blend(light, lit(body, x, y, cloth), body.cover);
  }
  const down = LENS[1] - y;
  if (down > 0 && y > FIELD.y) {
    const half = mix(0.044, 0.06, clamp(down / 0.25));
    light = add(light, blend(warm, ink.sand, 0.3), 0.17 * smooth(half, half * 0.55, Math.abs(x)));
  }
  light = field(light, x, y);
  const u = Math.abs(x);
  const t = clamp(((u - 0.105) * -0.088 + (y + 0.142) * -0.09) / (0.088 ** 2 + 0.09 ** 2));
  const side = Math.sqrt((u - 0.105 + 0.088 * t) ** 2 + (y + 0.142 + 0.09 * t) ** 2);
  const thick = mix(0.0032, 0.0008, smooth(0.4, 1, t));
  light = blend(
    light,
    add(scale(ink.shallow, 0.35), ink.foam, 0.6 * bell(side, thick * 0.6)),
    smooth(SOFT, -SOFT, side - thick),
  );
  const hand = touch(hands, x, y, 0.005, SOFT);
  if (hand) light = blend(light, lit(hand, x, y, blend(ink.foam, ink.shallow, 0.4)), hand.cover);
  return light;
}

/** Two at one microscope, one who shows and one who learns, with dawn behind the slats. */
export function training(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) =>
    scale(see(x, y), 1 - 0.42 * smooth(0.42, 0.96, Math.sqrt(x * x * 0.8 + y * y))),
  );
  return bloom(film, 0.15, 0.045);
}
