import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, smooth } from '../film/curve';
import { Film } from '../film/film';
import { fractal, hash } from '../film/noise';
import { cover, palm } from './palms';
import { sea, type Water } from './sea';

const HORIZON = -0.2;
const FOCAL = 1.5;
/** The pole of the sky, low over the horizon as it is near the equator. */
const POLE = { x: -0.13, e: 0.13 };
const RING = 0.0052;
/** The one window that is still lit. */
const LAMP = { x: 0.238, e: 0.0115 };
const warm: Rgb = [1, 0.55, 0.25];

const palms = [
  palm(0.12, 0.004, 0.085, 1),
  palm(0.155, 0.005, 0.11, 2),
  palm(0.19, 0.006, 0.08, 3),
  palm(0.285, 0.006, 0.12, 4),
  palm(0.315, 0.006, 0.092, 5),
  palm(0.35, 0.005, 0.115, 6),
  palm(0.41, 0.004, 0.08, 8),
  palm(0.5, 0.003, 0.062, 9),
  palm(0.56, 0.002, 0.05, 10),
  palm(-0.62, 0.001, 0.034, 11),
  palm(-0.59, 0.001, 0.04, 12),
];

const shore = (x: number) =>
  0.0135 * smooth(0.02, 0.12, x) * smooth(0.74, 0.4, x) +
  0.006 * smooth(-0.76, -0.66, x) * smooth(-0.5, -0.57, x) +
  0.0035 * fractal(x * 34, 1, 3, 5);

/** What the turning sky leaves on a film that is open for two hours: an arc for every star. */
function trails(x: number, e: number): Rgb {
  const dx = x - POLE.x;
  const de = e - POLE.e;
  const r = Math.sqrt(dx * dx + de * de);
  const turn = Math.atan2(de, dx) / (2 * Math.PI) + 0.5;
  const i = Math.floor(r / RING);
  let light: Rgb = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const bright = hash(i, k, 21) ** 5;
    const width = 0.00055 + 0.0005 * bright;
    const off = r - (i + 0.3 + 0.4 * hash(i, k, 22)) * RING;
    const line = bell(off, width);
    if (line < 0.01) continue;
    const along = (((turn - hash(i, k, 23)) % 1) + 1) % 1;
    const length = 0.085 + 0.012 * hash(i, k, 24);
    const arc = smooth(0, 0.004, along) * smooth(length, length - 0.004, along);
    const hue = hash(i, k, 25);
    const colour = blend(blend(ink.shallow, ink.foam, 0.5), ink.dusk, smooth(0.55, 0.95, hue));
    light = add(light, colour, line * arc * (0.16 + 1.5 * bright));
  }
  return light;
}

function sky(x: number, e: number): Rgb {
  const stops = [
    blend(ink.lagoon, ink.dusk, 0.12),
    scale(ink.lagoon, 0.62),
    blend(ink.water, ink.lagoon, 0.26),
    ink.water,
    blend(ink.abyss, ink.water, 0.6),
    ink.abyss,
  ];
  let light = scale(ramp(stops, Math.max(0, e) * 1.45), 0.72);
  light = add(light, ink.dusk, 0.05 * bell(x - 0.5, 0.5) * Math.exp(-e * 9));
  const drift = fractal(x * 1.5 - e * 1.4, e * 2.1 + x * 0.9, 5, 71);
  const river = bell(e - 0.36 - 0.62 * x, 0.17) * smooth(-0.25, 0.45, drift);
  light = add(light, blend(ink.shallow, ink.foam, 0.3), 0.055 * river);
  light = add(light, trails(x, e), smooth(0.005, 0.14, e));
  const land = shore(x);
  let hidden = smooth(0.0006, -0.0006, e - land);
  for (const each of palms) hidden = Math.max(hidden, cover(each, x, e, 0.0007));
  const hut = Math.max(Math.abs(x - LAMP.x) - 0.026, Math.abs(e - 0.012) - 0.0115);
  const roof = Math.max(Math.abs(x - LAMP.x) * 0.36 + (e - 0.0345), 0.0215 - e);
  hidden = Math.max(hidden, smooth(0.0007, -0.0007, Math.min(hut, roof)));
  light = blend(light, scale(ink.abyss, 0.55), hidden);
  const pane = Math.max(Math.abs(x - LAMP.x + 0.002) - 0.0062, Math.abs(e - LAMP.e - 0.002) - 0.0038);
  light = add(light, warm, 5 * smooth(0.0007, -0.0007, pane));
  const glow = Math.sqrt((x - LAMP.x) ** 2 + (e - LAMP.e) ** 2);
  return add(light, warm, 0.32 * Math.exp(-glow * 60) + 0.06 * Math.exp(-glow * 14));
}

const water: Water = {
  horizon: HORIZON,
  focal: FOCAL,
  sky,
  haze: (x) => scale(sky(x, 0.06), 0.8),
  ring: { x: -0.25, y: 5.2, height: 0.05 },
  calm: 0.34,
};

/** Stars over an atoll: the arcs that the sky itself draws, and one lit window. */
export function night(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) => {
    const light = y > HORIZON ? sky(x, y - HORIZON) : sea(water, x, y);
    return scale(light, 1 - 0.4 * smooth(0.45, 0.98, Math.sqrt(x * x * 0.8 + y * y)));
  });
  return bloom(film, 0.14, 0.04);
}
