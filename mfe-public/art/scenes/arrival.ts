import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { fractal, noise } from '../film/noise';
import { cover, palm } from './palms';
import { sea, slopes, type Water } from './sea';

const HORIZON = 0.03;
const FOCAL = 1.5;
const SUN = { x: 0.2, e: 0.052 };
/** Where the boat's middle meets the water, and how long it is, in picture heights. */
const BOAT = { x: -0.1, dip: 0.118, long: 0.34 };
const fire: Rgb = [7.2, 3.3, 1.4];

const palms = [
  palm(0.34, 0.004, 0.075, 21),
  palm(0.37, 0.005, 0.1, 22),
  palm(0.42, 0.006, 0.088, 23),
  palm(0.46, 0.006, 0.118, 24),
  palm(0.5, 0.007, 0.095, 25),
  palm(0.55, 0.007, 0.13, 26),
  palm(0.6, 0.006, 0.1, 27),
  palm(0.66, 0.006, 0.12, 28),
  palm(0.72, 0.006, 0.1, 29),
  palm(-0.6, 0.001, 0.03, 30),
  palm(-0.57, 0.001, 0.036, 31),
  palm(-0.53, 0.001, 0.028, 32),
  palm(-0.69, 0.001, 0.034, 33),
];

const shore = (x: number) =>
  0.014 * smooth(0.24, 0.4, x) +
  0.012 * smooth(0.3, 0.5, x) * (0.5 + 0.5 * fractal(x * 22, 3, 3, 4)) +
  0.006 * smooth(-0.78, -0.7, x) * smooth(-0.42, -0.52, x) +
  0.003 * fractal(x * 40, 1, 3, 6) -
  0.001;

function air(x: number, e: number): Rgb {
  const near = bell(x - SUN.x, 0.7);
  const stops = [
    blend(ink.ember, ink.dusk, 0.55),
    blend(ink.dusk, ink.sand, 0.35),
    blend(ink.dusk, ink.shallow, 0.5),
    blend(ink.shallow, ink.lagoon, 0.35),
    blend(ink.lagoon, ink.shallow, 0.16),
    blend(ink.lagoon, ink.water, 0.55),
  ];
  const base = scale(ramp(stops, Math.max(0, e) * 1.75), mix(0.56, 0.94, near));
  const away = Math.sqrt((x - SUN.x) ** 2 + (e - SUN.e) ** 2);
  return add(base, [1, 0.5, 0.22], 0.7 * Math.exp(-away * 10) + 0.2 * Math.exp(-away * 3));
}

/** Sun, clouds and arcs, without any land. */
function open(x: number, e: number): Rgb {
  let light = air(x, e);
  const dx = x - SUN.x;
  const de = e - SUN.e;
  const away = Math.sqrt(dx * dx + de * de);
  light = add(light, fire, smooth(0.0312, 0.0296, away));
  // Trade-wind clouds: flat below, piled above, lit from the side where the sun is.
  const pile = fractal(x * 4.2, e * 6.5 + 0.6, 5, 44);
  const row = bell(e - 0.115, 0.05) + 0.7 * bell(e - 0.3, 0.05) * smooth(0.3, -0.5, x);
  const body = smooth(0.06, 0.42, pile + 0.55 * row - 0.42);
  const lit = clamp(0.5 + 2.2 * (pile - fractal((x + 0.02) * 4.2, (e - 0.006) * 6.5 + 0.6, 5, 44)));
  light = blend(
    light,
    blend(blend(ink.lagoon, ink.dusk, 0.45), blend(ink.dusk, ink.sand, 0.35), lit),
    body * 0.62 * smooth(0.03, 0.07, e),
  );
  let arcs = 0;
  for (let i = 0; i < 7; i++)
    arcs += bell(away - 0.09 - i * 0.07 - i * i * 0.006, 0.0009) * (0.42 - i * 0.05);
  light = add(light, ink.sand, arcs * 0.5 * smooth(0.01, 0.09, e));
  return light;
}

/** The two shores of the atoll and their palms, over what lies behind. */
function overLand(light: Rgb, x: number, e: number): Rgb {
  if (e > 0.21) return light;
  let land = smooth(0.0007, -0.0007, e - shore(x));
  for (const each of palms) land = Math.max(land, cover(each, x, e, 0.0007));
  const haze = x < 0 ? 0.55 : 0.18 + 0.3 * Math.exp(-Math.abs(x - SUN.x) * 9);
  const dark = blend(scale(ink.abyss, 1.3), air(x, 0.03), haze);
  const sand = x > 0 ? bell(e - 0.0015, 0.002) : 0;
  return add(blend(light, dark, land), ink.dusk, sand * 0.28 * land);
}

const sky = (x: number, e: number): Rgb => overLand(open(x, e), x, e);

const segment = (x: number, y: number, ax: number, ay: number, bx: number, by: number) => {
  const dx = bx - ax;
  const dy = by - ay;
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.sqrt((x - ax - dx * t) ** 2 + (y - ay - dy * t) ** 2);
};

/** Someone on board, `tall` from the foot, leaning a little into the way. */
function person(x: number, y: number, at: number, foot: number, tall: number): number {
  const u = (x - at) / tall;
  const v = (y - foot) / tall;
  const body = segment(u, v, 0, 0.1, 0.04, 0.72) - 0.135 + 0.05 * Math.abs(v - 0.5);
  const head = Math.sqrt((u - 0.075) ** 2 + (v - 0.93) ** 2) - 0.1;
  const arm = segment(u, v, 0.05, 0.68, 0.24, 0.42) - 0.052;
  return Math.min(body, head, arm, segment(u, v, 0.05, 0.78, 0.07, 0.86) - 0.055) * tall;
}

/** The boat's outline at a point over its waterline, negative inside, in boat lengths. */
function boat(x: number, y: number): number {
  const sheer = 0.085 + 0.1 * smooth(0.1, 0.52, x) ** 1.6 + 0.012 * smooth(-0.3, -0.5, x);
  const stem = 0.5 + 0.34 * (y - 0.18) - 0.9 * (y - 0.18) ** 2;
  const hull = Math.max(y - sheer, -0.02 - y, x - stem, -0.47 - x - 0.12 * y);
  const roof = Math.max(Math.abs(x + 0.07) - 0.235, Math.abs(y - 0.372 + 0.05 * (x + 0.07) ** 2 * 4) - 0.011);
  const posts = Math.min(
    segment(x, y, -0.28, 0.08, -0.27, 0.37),
    segment(x, y, -0.08, 0.08, -0.08, 0.37),
    segment(x, y, 0.13, 0.08, 0.12, 0.37),
  );
  const cases = Math.min(
    Math.max(Math.abs(x - 0.25) - 0.055, Math.abs(y - 0.12) - 0.075),
    Math.max(Math.abs(x - 0.235) - 0.035, Math.abs(y - 0.215) - 0.022),
  );
  const engine = Math.min(
    Math.max(Math.abs(x + 0.5) - 0.028, Math.abs(y - 0.14) - 0.055),
    segment(x, y, -0.5, 0.1, -0.51, -0.02) - 0.012,
  );
  const crew = Math.min(
    person(x, y, -0.37, 0.09, 0.27),
    person(x, y, -0.0, 0.07, 0.245),
    person(x, y, 0.37, 0.12, 0.25),
  );
  return Math.min(hull, roof, posts - 0.006, cases, engine, crew);
}

/** Paints the boat over what is behind it; `h` is the height over its waterline, mirrored below it. */
function paintBoat(behind: Rgb, x: number, h: number, soft: number): Rgb {
  const u = (x - BOAT.x) / BOAT.long;
  const v = h / BOAT.long;
  if (u < -0.62 || u > 0.66 || v < -0.04 || v > 0.46) return behind;
  const shape = boat(u, v);
  if (shape > soft) return behind;
  // Lit from where the sun stands: ahead, and a little above.
  const rim = bell(shape + 0.005, 0.005) * smooth(0.004, 0.012, boat(u + 0.012, v + 0.005) - shape);
  const stripe =
    bell(v - 0.055 - 0.07 * smooth(0.1, 0.52, u) ** 1.6, 0.008) * smooth(0.01, -0.01, Math.abs(u) - 0.43);
  const paint = add(
    add(blend(scale(ink.abyss, 0.9), scale(ink.lagoon, 0.5), 0.22), ink.dawn, 0.35 * stripe),
    [1, 0.55, 0.28],
    0.5 * rim,
  );
  return blend(behind, paint, smooth(soft, -soft, shape));
}

const water: Water = {
  horizon: HORIZON,
  focal: FOCAL,
  sky,
  haze: (x) => air(x, 0.012),
  ring: { x: 0.5, y: 6.4, height: 0.1 },
  calm: 0.62,
};

/** Close to us waves lean so far that palms in them would be torn to shreds. */
const near: Water = { ...water, sky: open };

/** Lagoon under the boat: its mirror image, and the waves that part from its bow as arcs. */
function lagoon(x: number, y: number): Rgb {
  const dip = HORIZON - y;
  let light = sea(dip < 0.15 ? water : near, x, y);
  light = blend(
    light,
    scale(ink.shallow, 0.75),
    0.3 * smooth(0.12, 0.5, dip) * clamp(0.5 + noise(x * 3, y * 9, 6)),
  );
  const [sx, sy] = slopes(x / dip, FOCAL / dip, water.ring, water.calm);
  const below = dip - BOAT.dip;
  if (below > 0) light = blend(light, paintBoat(light, x + sx * 0.05, below * 1.04 + sy * 0.03, 0.012), 0.82);
  const wx = (x - BOAT.x - 0.17) / 1;
  const wy = (dip - BOAT.dip) * 5.2;
  const r = Math.sqrt(wx * wx + wy * wy);
  let wake = 0;
  for (let i = 0; i < 6; i++)
    wake += bell(r - 0.1 - i * 0.085 - i * i * 0.01, 0.004 + 0.0012 * i) * (0.6 - i * 0.08);
  const astern = smooth(0.12, -0.1, wx);
  return add(light, blend(ink.dusk, ink.foam, 0.5), 0.5 * wake * astern * smooth(0.9, 0.4, r));
}

/** A small boat with cases of instruments comes to an atoll at dawn. */
export function arrival(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) => {
    const behind = y > HORIZON ? sky(x, y - HORIZON) : lagoon(x, y);
    const light = paintBoat(behind, x, y - HORIZON + BOAT.dip, 0.0016);
    return scale(light, 1 - 0.38 * smooth(0.45, 0.98, Math.sqrt(x * x * 0.8 + y * y)));
  });
  return bloom(film, 0.13, 0.05);
}
