import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { fractal, noise } from '../film/noise';
import { cover, palm } from './palms';

/** Where the sea ends, and where the house stands. */
const HORIZON = -0.1;
const GROUND = -0.215;
const HOUSE = 0.03;
const warm: Rgb = [1, 0.58, 0.27];
const MOON = { x: -0.36, y: 0.3 };
const windows = [-0.255, -0.15, 0.15, 0.255];

const far = [
  palm(-0.52, HORIZON - 0.01, 0.17, 41),
  palm(-0.44, HORIZON - 0.015, 0.22, 42),
  palm(0.44, HORIZON - 0.015, 0.25, 43),
  palm(0.53, HORIZON - 0.01, 0.2, 44),
  palm(0.6, HORIZON - 0.01, 0.24, 45),
];
const near = [
  palm(-0.47, GROUND - 0.05, 0.5, 47, 0.4),
  palm(0.46, GROUND - 0.03, 0.56, 52, -0.35),
  palm(0.63, GROUND - 0.09, 0.5, 49, 0.3),
];

function sky(x: number, y: number): Rgb {
  const e = y - HORIZON;
  const stops = [
    blend(ink.ember, ink.dusk, 0.35),
    blend(ink.dusk, ink.lagoon, 0.42),
    blend(ink.lagoon, ink.shallow, 0.1),
    scale(ink.lagoon, 0.66),
    blend(ink.water, ink.lagoon, 0.3),
    ink.water,
    blend(ink.abyss, ink.water, 0.5),
  ];
  let light = scale(ramp(stops, Math.max(0, e) * 1.5), mix(0.4, 0.66, bell(x + 0.45, 0.7)));
  const drift = fractal(x * 1.5 + 2, e * 10, 5, 33);
  light = blend(
    light,
    scale(blend(ink.ember, ink.dusk, 0.5), 0.5),
    0.4 * smooth(0.05, 0.45, drift + 0.25 * bell(e - 0.12, 0.1) - 0.1) * smooth(0.4, 0.1, e),
  );
  const away = Math.sqrt((x - MOON.x) ** 2 + (y - MOON.y) ** 2);
  const disc =
    smooth(0.0172, 0.016, away) *
    smooth(0.0142, 0.0168, Math.sqrt((x - MOON.x - 0.0066) ** 2 + (y - MOON.y - 0.004) ** 2));
  light = add(light, ink.sand, disc * 1.4 + 0.045 * Math.exp(-away * 15));
  for (let i = 0; i < 7; i++)
    light = add(
      light,
      ink.foam,
      bell(away - 0.055 - i * 0.045 - i * i * 0.005, 0.0009) * 0.075 * (1 - i * 0.12),
    );
  return light;
}

function lagoon(x: number, y: number): Rgb {
  const dip = HORIZON - y;
  const wave = noise((x * 5) / (dip + 0.03), 0.35 / (dip + 0.012), 5);
  return scale(sky(x, HORIZON + dip * 1.2 + 0.02 + 0.03 * Math.abs(wave)), 0.66 + 0.2 * wave);
}

/** Light that falls out of the windows and the door onto the sand. */
function spill(x: number, y: number): number {
  const depth = GROUND - y;
  let sum = 0;
  for (const at of [...windows, 0, 0]) {
    const u = (x - HOUSE - at * (1 + depth * 3.4)) / (0.045 + depth * 0.42);
    sum += Math.exp(-u * u) / (1 + depth * 13);
  }
  return sum * smooth(-0.004, 0.03, depth);
}

function sand(x: number, y: number): Rgb {
  const depth = GROUND - y;
  const t = 1 / (depth + 0.16);
  const grain = 0.85 + 0.25 * noise(x * t * 9, t * 40, 2) + 0.15 * noise(x * 240, y * 300, 3);
  // Somebody rakes the sand around the steps every evening.
  const r = Math.sqrt(((x - HOUSE) * 0.72) ** 2 + ((depth + 0.03) * 1.75) ** 2);
  let rake = 0;
  for (let i = 0; i < 9; i++)
    rake += bell(r - 0.16 - i * 0.062 - i * i * 0.0035, 0.0016 + 0.0003 * i) * (0.9 - i * 0.07);
  const stone = blend(blend(ink.water, ink.dusk, 0.3), ink.dusk, 0.12);
  const light = spill(x, y);
  const base = add(
    scale(stone, 0.34 * grain),
    [warm[0] * stone[0], warm[1] * stone[1], warm[2] * stone[2]],
    2.1 * light * grain,
  );
  return add(base, blend(ink.dusk, ink.ember, 0.3), rake * (0.035 + 0.16 * light));
}

const box = (u: number, v: number, cu: number, cv: number, w: number, h: number) =>
  Math.max(Math.abs(u - cu) - w, Math.abs(v - cv) - h);

/** Somebody who waits on the bench, by the middle of the seat. */
function waiting(u: number, v: number, at: number, tall: number): number {
  const x = (u - at) / tall;
  const y = (v - 0.075) / tall;
  const head = Math.sqrt(x * x + (y - 0.88) ** 2) - 0.14;
  const trunk = Math.sqrt((x * (1 - 0.2 * y)) ** 2 + (clamp(y, 0.12, 0.55) - y) ** 2) - 0.2;
  const lap = Math.max(Math.abs(x - 0.1) - 0.2, Math.abs(y - 0.05) - 0.09);
  return Math.min(head, trunk, lap) * tall;
}

/** The house over what is behind it. */
function house(behind: Rgb, x: number, y: number): Rgb {
  const u = x - HOUSE;
  const v = y - GROUND;
  if (u < -0.46 || u > 0.46 || v < -0.06 || v > 0.36) return behind;
  const soft = 0.0007;
  const on = (shape: number) => smooth(soft, -soft, shape);
  let light = behind;

  const stilt = Math.abs(((((u / 0.098 + 0.5) % 1) + 1) % 1) - 0.5) * 0.098 - 0.006;
  light = blend(light, scale(ink.abyss, 0.6), 0.8 * on(box(u, v, 0, 0.016, 0.385, 0.016)));
  light = blend(light, scale(ink.water, 0.4), on(Math.max(stilt, box(u, v, 0, 0.012, 0.385, 0.03))));

  // The wall, lit by the lamp under the veranda's roof.
  const plank = 0.9 + 0.1 * smooth(0.002, 0.004, Math.abs((((v / 0.0145) % 1) - 0.5) * 0.0145));
  const lamp = Math.exp(-((u * 2.3) ** 2)) * smooth(0.02, 0.19, v) + 0.25;
  const wall = scale(blend(blend(ink.dusk, ink.sand, 0.3), ink.lagoon, 0.42), (0.1 + 0.34 * lamp) * plank);
  light = blend(light, wall, on(box(u, v, 0, 0.13, 0.335, 0.09)));
  for (const at of windows) {
    const frame = box(u, v, at, 0.135, 0.0375, 0.0435);
    light = blend(light, scale(ink.water, 0.5), on(frame - 0.006));
    const slat = 0.62 + 0.38 * smooth(0.0016, 0.0034, Math.abs(((((v + 0.2) / 0.0124) % 1) - 0.5) * 0.0124));
    const curtain = 0.75 + 0.25 * noise(u * 90, v * 6, 8);
    const room = 1.5 * slat * curtain * (0.6 + 0.5 * smooth(0.09, 0.17, v));
    light = blend(light, scale(warm, room), on(Math.max(frame, 0.0016 - Math.abs(u - at))));
  }
  const door = box(u, v, 0, 0.115, 0.04, 0.073);
  light = blend(light, scale(ink.water, 0.5), on(door - 0.006));
  light = blend(light, scale(blend(warm, ink.sand, 0.4), 1.9 - 4.5 * (0.19 - v)), on(door));
  // Someone in the doorway, a hand on the frame.
  const lean = u - 0.006 - 0.06 * clamp(v - 0.08);
  const person = Math.min(
    Math.sqrt(lean * lean + ((v - 0.1485) * 0.86) ** 2) - 0.0098,
    Math.sqrt(lean * lean + (clamp(v, 0.09, 0.122) - v) ** 2) - 0.0155 + 0.05 * clamp(0.118 - v),
    Math.max(Math.abs(Math.abs(lean) - 0.0062) - 0.0052, v - 0.1),
  );
  light = blend(light, scale(ink.abyss, 0.7), on(Math.max(person, door)));

  light = blend(light, scale(ink.water, 0.55), on(box(u, v, 0, 0.037, 0.405, 0.0055)));
  light = add(light, warm, 0.2 * lamp * bell(v - 0.0425, 0.0014) * smooth(0.405, 0.4, Math.abs(u)));
  for (let i = 0; i < 3; i++) {
    const step = box(u, v, 0, 0.026 - i * 0.0155, 0.06 + i * 0.012, 0.0058);
    light = blend(light, scale(blend(ink.water, ink.dusk, 0.25), 0.5), on(step));
    light = add(
      light,
      warm,
      0.34 * bell(v - 0.0315 + i * 0.0155, 0.0013) * on(Math.abs(u) - 0.06 - i * 0.012),
    );
  }
  const rail = Math.min(
    box(u, v, 0.24, 0.083, 0.155, 0.0022),
    box(u, v, -0.24, 0.083, 0.155, 0.0022),
    Math.max(
      Math.abs(((((u / 0.0221 + 0.5) % 1) + 1) % 1) - 0.5) * 0.0221 - 0.001,
      box(u, v, 0, 0.062, 0.395, 0.02),
      0.083 - Math.abs(u),
    ),
  );
  const post = Math.min(...[0.085, 0.24, 0.39].map((at) => box(Math.abs(u), v, at, 0.125, 0.0042, 0.088)));
  light = blend(light, scale(blend(ink.abyss, ink.water, 0.5), 0.8), on(Math.min(rail, post)));
  const bench = Math.min(
    waiting(u, v, -0.212, 0.085),
    waiting(u, v, -0.182, 0.066),
    waiting(u, v, 0.3, 0.085),
  );
  light = blend(light, scale(ink.abyss, 0.8), on(bench));

  // The roof: two slopes of sheet iron under the last light.
  const top = clamp((v - 0.205) / 0.115);
  const slope = Math.max(Math.abs(u) - mix(0.45, 0.235, top), 0.205 - v, v - 0.32);
  const rib = 0.82 + 0.18 * Math.abs(Math.sin((u / mix(1, 0.62, top)) * 130));
  const iron = scale(
    blend(blend(ink.lagoon, ink.water, 0.5), ink.dusk, 0.1 + 0.22 * smooth(0.3, -0.4, u)),
    (0.3 + 0.34 * top) * rib,
  );
  light = blend(light, iron, on(slope));
  light = add(light, ink.dusk, 0.24 * bell(v - 0.3185, 0.0013) * on(Math.abs(u) - 0.236));
  light = add(light, warm, 0.32 * lamp * bell(v - 0.206, 0.0014) * on(Math.abs(u) - 0.447));
  // The practice's arcs over the door.
  const sign = Math.sqrt(u * u + (v - 0.222) ** 2);
  light = blend(light, scale(ink.abyss, 0.8), on(sign - 0.0335));
  light = add(
    light,
    [1.5, 0.42, 0.22],
    bell(sign - 0.0265, 0.0024) + bell(sign - 0.0165, 0.0024) + smooth(0.0085, 0.0065, sign),
  );
  return light;
}

function see(x: number, y: number): Rgb {
  const beach = GROUND + 0.035 + 0.012 * noise(x * 4, 1, 9) + 0.03 * smooth(0.25, 0.6, Math.abs(x - HOUSE));
  let light = y > HORIZON ? sky(x, y) : y > beach ? lagoon(x, y) : sand(x, y);
  for (const each of far)
    light = blend(
      light,
      blend(scale(ink.abyss, 0.9), sky(x, HORIZON + 0.1), 0.12),
      cover(each, x, y, 0.0008),
    );
  light = house(light, x, y);
  for (const each of near) {
    const shape = cover(each, x, y, 0.0009);
    const glow = 0.16 * Math.exp(-Math.abs(x - HOUSE) * 3.5) * smooth(0.25, -0.2, y);
    light = blend(light, add(scale(ink.abyss, 0.6), warm, glow * 0.35), shape);
  }
  return light;
}

/** A small clinic under palms, its windows lit in the evening. */
export function clinic(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) =>
    scale(see(x, y), 1 - 0.42 * smooth(0.42, 0.96, Math.sqrt(x * x * 0.8 + y * y))),
  );
  return bloom(film, 0.15, 0.045);
}
