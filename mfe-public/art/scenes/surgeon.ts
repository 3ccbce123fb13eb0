import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { chain, mirrored, touch, type Limb, type Touch } from '../film/limbs';
import { dot, unit, type Vec } from '../film/vector';

/** Where the instruments meet: the eye that is worked on. */
const EYE = { x: 0, y: -0.292 };
/** The lamp above the table. */
const LAMP: Vec = [0, -0.005, 0.3];
/** The loupe: a lens before the hands, and how much larger it shows them. */
const LOUPE = { radius: 0.122, power: 1.4 };
/** How large the hands are on film, and where the eye stands there. */
const ZOOM = 1.34;
const DOWN = -0.055;
const SOFT = 0.0011;

const sleeve: Limb[] = chain(
  [0.66, -0.56, 0.02, 0.12],
  [0.47, -0.41, 0.06, 0.088],
  [0.4, -0.366, 0.07, 0.064],
);
const hand: Limb[] = [
  ...chain([0.44, -0.39, 0.04, 0.058], [0.375, -0.35, 0.07, 0.055], [0.315, -0.318, 0.09, 0.047]),
  // The back of the hand, from the wrist to the knuckles.
  ...chain([0.31, -0.318, 0.09, 0.044], [0.236, -0.262, 0.12, 0.033]),
  ...chain([0.31, -0.33, 0.085, 0.042], [0.23, -0.305, 0.12, 0.034]),
  ...chain([0.3, -0.345, 0.08, 0.036], [0.232, -0.338, 0.11, 0.03]),
  // Index finger, middle finger and thumb hold; ring and little finger rest.
  ...chain(
    [0.232, -0.252, 0.13, 0.025],
    [0.165, -0.2, 0.15, 0.021],
    [0.115, -0.208, 0.15, 0.018],
    [0.086, -0.233, 0.15, 0.0145],
  ),
  ...chain(
    [0.224, -0.28, 0.14, 0.024],
    [0.152, -0.238, 0.165, 0.021],
    [0.108, -0.25, 0.16, 0.0175],
    [0.086, -0.268, 0.155, 0.014],
  ),
  ...chain(
    [0.272, -0.3, 0.14, 0.03],
    [0.2, -0.298, 0.175, 0.025],
    [0.14, -0.282, 0.18, 0.021],
    [0.095, -0.262, 0.17, 0.016],
  ),
  ...chain([0.224, -0.318, 0.12, 0.024], [0.16, -0.316, 0.13, 0.021], [0.122, -0.336, 0.12, 0.0175]),
  ...chain([0.226, -0.344, 0.11, 0.021], [0.174, -0.356, 0.11, 0.018], [0.142, -0.374, 0.105, 0.015]),
];
const hands = [...hand, ...hand.map(mirrored)];
const sleeves = [...sleeve, ...sleeve.map(mirrored)];

function room(x: number, y: number): Rgb {
  const away = Math.sqrt(x * x + (y - EYE.y) ** 2);
  const light = ramp(
    [
      blend(ink.lagoon, ink.shallow, 0.1),
      scale(ink.lagoon, 0.72),
      blend(ink.water, ink.lagoon, 0.34),
      blend(ink.water, ink.lagoon, 0.08),
      ink.abyss,
    ],
    away * 1.5,
  );
  let arcs = 0;
  for (let i = 0; i < 7; i++)
    arcs += bell(away - LOUPE.radius - 0.05 - i * 0.06 - i * i * 0.005, 0.0008) * (0.26 - i * 0.03);
  return add(scale(light, 0.55), ink.foam, arcs);
}

/** Light of the lamp at a point, of the eye, and of the room behind. */
function lit({ normal, round, z }: Touch, x: number, y: number, skin: Rgb, gloss: number): Rgb {
  const to: Vec = [LAMP[0] - x, LAMP[1] - y, LAMP[2] - z];
  const gap2 = dot(to, to);
  const direction = unit(to);
  // The beam is narrow: it falls where the hands are.
  const beam = smooth(0.46, 0.08, Math.abs(x));
  const key = (clamp(dot(normal, direction)) * 0.24) / (0.06 + gap2);
  const half = unit([direction[0], direction[1], direction[2] + 1]);
  const shine = gloss * clamp(dot(normal, half)) ** 22 * beam;
  // Light that the eye throws back warms the fingers from within.
  const ex = EYE.x - x;
  const ey = EYE.y - y;
  const warm = clamp(dot(normal, unit([ex, ey, 0.02]))) / (1 + 90 * (ex * ex + ey * ey));
  let light = scale(skin, 0.07 + key * beam * 0.98);
  light = add(light, blend(ink.ember, ink.dusk, 0.3), warm * 0.5);
  light = add(light, ink.foam, shine * 0.35);
  return add(light, ink.shallow, 0.32 * (1 - round) ** 3.2);
}

function eye(light: Rgb, x: number, y: number): Rgb {
  const u = (x - EYE.x) / 0.05;
  const v = (y - EYE.y) / 0.03;
  const r = Math.sqrt(u * u + v * v);
  let out = add(light, ink.ember, 0.55 * Math.exp(-r * 1.05));
  if (r < 1) out = blend(out, blend(ink.dusk, ink.sand, smooth(1, 0.2, r)), 0.85 * smooth(1, 0.94, r));
  out = blend(out, ink.lagoon, 0.75 * bell(r - 0.52, 0.15));
  out = blend(out, ink.abyss, 0.9 * smooth(0.3, 0.26, r));
  for (let i = 0; i < 4; i++)
    out = add(out, ink.sand, 0.34 * bell(r - 1.35 - i * 0.42, 0.022) * (1 - i * 0.22));
  return out;
}

/** A fine instrument from the fingers to the eye. */
function steel(light: Rgb, x: number, y: number): Rgb {
  const u = Math.abs(x);
  const ax = 0.155;
  const ay = -0.165;
  const bx = 0.014;
  const by = -0.283;
  const t = clamp(((u - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2));
  const side = Math.sqrt((u - mix(ax, bx, t)) ** 2 + (y - mix(ay, by, t)) ** 2);
  const thick = mix(0.0046, 0.0009, smooth(0.3, 0.95, t));
  const shape = smooth(SOFT, -SOFT, side - thick);
  const shine = bell(side - thick * 0.3, thick * 0.5);
  return blend(light, add(scale(ink.shallow, 0.4), ink.foam, 0.85 * shine), shape);
}

/** The table as it is, without the loupe. */
function table(x: number, y: number): Rgb {
  let light = room(x, y);
  const fall = smooth(0.32, 0.02, Math.abs(x)) * smooth(-0.62, -0.2, y) * smooth(0.12, -0.16, y);
  light = add(light, blend(ink.dusk, ink.foam, 0.5), 0.05 * fall);
  light = eye(light, x, y);
  light = steel(light, x, y);
  const glove = touch(hands, x, y, 0.006, SOFT);
  if (glove) light = blend(light, lit(glove, x, y, blend(ink.foam, ink.shallow, 0.5), 1), glove.cover);
  const arm = touch(sleeves, x, y, 0.02, SOFT);
  return arm ? blend(light, lit(arm, x, y, blend(ink.lagoon, ink.shallow, 0.12), 0), arm.cover) : light;
}

function see(x: number, y: number): Rgb {
  const u = x / ZOOM;
  const v = (y - DOWN) / ZOOM + EYE.y;
  const r = Math.sqrt((u - EYE.x) ** 2 + (v - EYE.y) ** 2);
  // Towards its edge the glass bends less, so nothing jumps where it ends.
  const power = mix(LOUPE.power, 1.12, smooth(0.55, 1, r / LOUPE.radius));
  let light =
    r < LOUPE.radius
      ? table(EYE.x + (u - EYE.x) / power, EYE.y + (v - EYE.y) / power)
      : scale(table(u, v), 0.82);
  const away = r - LOUPE.radius;
  light = scale(light, 1 - 0.35 * bell(Math.min(0, away), 0.012) * smooth(0.001, 0, away));
  const upper = 0.55 + 0.45 * clamp((v - EYE.y) / LOUPE.radius);
  light = add(
    light,
    blend(ink.shallow, ink.foam, 0.6),
    0.75 * upper * bell(away, 0.0013) + 0.22 * bell(away + 0.006, 0.0007),
  );
  const glint = bell(away + 0.022, 0.006) * smooth(0.35, 0.9, (v - EYE.y - 0.5 * (u - EYE.x)) / LOUPE.radius);
  return add(light, ink.foam, 0.16 * glint);
}

/** The surgeon's hands, a loupe, and the light between them. */
export function surgeon(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) =>
    scale(see(x, y), 1 - 0.42 * smooth(0.4, 0.95, Math.sqrt(x * x * 0.8 + y * y))),
  );
  return bloom(film, 0.13, 0.045);
}
