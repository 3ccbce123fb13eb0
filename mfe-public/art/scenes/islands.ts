import { bloom } from '../film/blur';
import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { Film } from '../film/film';
import { fractal, noise, ridged } from '../film/noise';
import { sea, type Water } from './sea';

const HORIZON = -0.07;
const FOCAL = 1.5;
const SUN = { x: 0.118, e: 0.011 };
const PEAK = -0.13;
const fire: Rgb = [7.5, 2.9, 1.05];

interface Island {
  /** Height of the ridge line over the horizon at film x; negative where there is only sea. */
  ridge(x: number): number;
  /** 0 near and dark, 1 lost in the air. */
  distance: number;
  seed: number;
}

const cone = (x: number, at: number, wide: number, high: number) =>
  high * Math.exp(-((Math.abs(x - at) / wide) ** 1.35));

const chain: Island[] = [
  {
    seed: 3,
    distance: 0.74,
    ridge: (x) =>
      cone(x, 0.42, 0.16, 0.075) +
      cone(x, 0.68, 0.2, 0.05) +
      cone(x, -0.62, 0.15, 0.07) -
      0.008 +
      0.016 * fractal(x * 9, 1, 4, 31),
  },
  {
    seed: 5,
    distance: 0.3,
    ridge: (x) =>
      cone(x, -0.13, 0.115, 0.19) +
      cone(x, -0.3, 0.12, 0.095) +
      cone(x, 0.03, 0.09, 0.075) -
      0.016 +
      0.05 * (ridged(x * 6.5, 2.2, 5, 17) - 0.42) * smooth(0.3, 0.02, Math.abs(x + 0.14)),
  },
  {
    seed: 9,
    distance: 0.06,
    ridge: (x) =>
      cone(x, -0.76, 0.25, 0.15) + cone(x, 0.86, 0.2, 0.085) - 0.02 + 0.024 * fractal(x * 13, 5, 5, 41),
  },
];

function air(x: number, e: number): Rgb {
  const near = bell(x - SUN.x, 0.75);
  const stops = [
    blend(ink.dusk, ink.ember, 0.75 * near),
    blend(ink.dusk, ink.sand, 0.25),
    blend(ink.shallow, ink.dusk, 0.42),
    blend(ink.lagoon, ink.shallow, 0.4),
    blend(ink.lagoon, ink.water, 0.42),
    blend(ink.water, ink.lagoon, 0.12),
    ink.water,
  ];
  const base = scale(ramp(stops, Math.max(0, e) * 1.62), mix(0.5, 0.92, near));
  const away = Math.sqrt((x - SUN.x) ** 2 + (e - SUN.e) ** 2);
  return add(base, [1, 0.42, 0.16], 0.75 * Math.exp(-away * 11) + 0.2 * Math.exp(-away * 3.4));
}

/** The sky and everything that stands on the horizon; `e` is the height over it. */
function sky(x: number, e: number): Rgb {
  let light = air(x, e);
  const dx = x - SUN.x;
  const de = e - SUN.e;
  const away = Math.sqrt(dx * dx + de * de);
  light = add(light, fire, smooth(0.0262, 0.0245, away));

  const drift = fractal(x * 1.7 + e * 2.2, e * 11 - x * 0.5, 5, 61);
  const bands =
    smooth(0.02, 0.42, drift + 0.22 * bell(e - 0.2, 0.09) - 0.28 * smooth(0.24, 0.5, e)) *
    smooth(0.05, 0.11, e);
  const under = clamp(
    0.5 +
      1.6 * (fractal(x * 1.7 + e * 2.2, (e - 0.012) * 11 - x * 0.5, 5, 61) - drift) +
      0.5 * bell(away, 0.3),
  );
  light = blend(light, blend(scale(ink.water, 2.4), blend(ink.ember, ink.dusk, 0.4), under), bands * 0.5);

  let arcs = 0;
  for (let i = 0; i < 7; i++)
    arcs += bell(away - 0.1 - i * 0.062 - i * i * 0.0065, 0.0009) * (0.42 - i * 0.05);
  light = add(light, ink.sand, arcs * 0.62 * smooth(0.015, 0.12, e));

  for (const island of chain) {
    const ridge = island.ridge(x);
    if (e > ridge) continue;
    const drop = ridge - e;
    // Gullies run down from the summit, so they spread like a fan.
    const fan = (x - PEAK) / (0.09 + Math.max(0, 0.19 - e));
    const gully =
      island.seed === 5
        ? ridged(fan * 4.2 + 0.25 * noise(x * 30, e * 30, 4), drop * 9 + x * 5, 5, 5)
        : 0.5 + 0.4 * fractal(x * 40, e * 60, 4, island.seed);
    const flank = clamp(0.5 + (island.ridge(x - 0.012) - island.ridge(x + 0.012)) * 9 * (dx < 0 ? 1 : -1));
    const sunward = flank * smooth(0.34, 0.72, gully);
    const rock = blend(
      scale(ink.abyss, 1.1),
      scale(blend(ink.lagoon, ink.water, 0.5), 0.8),
      0.25 + 0.4 * gully,
    );
    const lit = add(rock, [0.62, 0.22, 0.1], sunward * Math.exp(-Math.abs(dx) * 4) * 0.55);
    const mist = clamp(
      island.distance +
        0.5 *
          (0.35 + island.distance) *
          Math.exp(-Math.max(0, e) * 24) *
          (0.75 + 0.5 * noise(x * 5, e * 30, 8)),
    );
    light = blend(lit, blend(air(x, 0.02), scale(ink.lagoon, 1.1), 0.32), mist * 0.9);
  }
  return light;
}

const water: Water = {
  horizon: HORIZON,
  focal: FOCAL,
  sky,
  haze: (x) => air(x, 0.015),
  ring: { x: 0.15, y: 6.1, height: 0.17 },
};

/** Pacific islands at dawn, seen from the water: the sun's arcs in the sky, a drop's rings in the sea. */
export function islands(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) => {
    const light = y > HORIZON ? sky(x, y - HORIZON) : sea(water, x, y);
    return scale(light, 1 - 0.4 * smooth(0.4, 0.95, Math.sqrt(x * x * 0.8 + y * y)));
  });
  return bloom(film, 0.13, 0.06);
}
