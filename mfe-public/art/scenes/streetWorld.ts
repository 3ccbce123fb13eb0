import { add, blend, ink, ramp, scale, type Rgb } from '../film/colour';
import { bell, clamp, mix, smooth } from '../film/curve';
import { fractal, hash, noise } from '../film/noise';
import { figures } from './streetFigures';
import { FOCAL, KERB, LAMP_GAP, WALL } from './streetPlan';

const warm: Rgb = [1, 0.62, 0.3];

/** The dusk over the hills, a thin moon in its halo. */
function sky(x: number, e: number): Rgb {
  const base = ramp(
    [
      blend(ink.ember, ink.dawn, 0.4),
      blend(ink.lagoon, ink.dusk, 0.22),
      scale(ink.lagoon, 0.55),
      blend(ink.water, ink.lagoon, 0.12),
      scale(ink.water, 0.8),
      ink.abyss,
    ],
    e * 1.75 + 0.1,
  );
  const cloud = smooth(0.05, 0.5, fractal(x * 1.6 + 3, e * 7, 4, 12)) * bell(e - 0.16, 0.14);
  let light = add(scale(base, 0.62), ink.dusk, 0.05 * cloud);
  const mx = x + 0.13;
  const my = e - 0.44;
  const away = Math.sqrt(mx * mx + my * my);
  const moon =
    smooth(0.0172, 0.016, away) * smooth(0.0145, 0.0168, Math.sqrt((mx + 0.0065) ** 2 + (my - 0.004) ** 2));
  light = add(light, ink.sand, moon * 1.6 + 0.05 * Math.exp(-away * 16));
  for (let i = 0; i < 5; i++)
    light = add(
      light,
      ink.foam,
      bell(away - 0.055 - i * 0.04 - i * i * 0.004, 0.0009) * 0.05 * (1 - i * 0.17),
    );
  const ridge = 0.052 + 0.03 * fractal(x * 3 + 1, 2, 4, 50) + 0.03 * bell(x - 0.25, 0.3);
  if (e < ridge) {
    light = blend(scale(ink.water, 0.55), scale(ink.lagoon, 0.2), Math.exp(-e * 40));
    const cell = 0.0062;
    const i = Math.floor(x / cell);
    const j = Math.floor(e / cell);
    const dx = x / cell - i - 0.2 - 0.6 * hash(i, j, 1);
    const de = e / cell - j - 0.2 - 0.6 * hash(i, j, 2);
    if (hash(i, j, 3) > 0.72 + e * 4)
      light = add(
        light,
        blend(warm, ink.foam, hash(i, j, 4) * 0.6),
        bell(Math.sqrt(dx * dx + de * de), 0.2) * 1.5 * hash(i, j, 5),
      );
  }
  return light;
}

/** Light of the street lamps at a point beside the road: they stand at the kerb every LAMP_GAP metres. */
function lamplight(fromKerb: number, height: number, depth: number): number {
  const along = ((((depth - 9) / LAMP_GAP) % 1) + 1) % 1;
  const near = (Math.min(along, 1 - along) * LAMP_GAP) ** 2;
  return 5.2 / (2.2 + near + (fromKerb + 1.2) ** 2 * 0.7 + (height - 5.6) ** 2 * 0.8);
}

interface House {
  start: number;
  end: number;
  roof: number;
  id: number;
}

/** The house that stands at each whole metre of depth, along one side. */
function row(seed: number): House[] {
  const byMetre: House[] = [];
  for (let start = 2, id = 0; start < 130; id++) {
    const end = start + 6 + Math.floor(hash(id, seed, 1) * 7);
    const roof = 4.2 + Math.floor(hash(id, seed, 2) * 2.4) * 3 + hash(id, seed, 3);
    for (let metre = start; metre < end; metre++) byMetre[metre] = { start, end, roof, id: id + seed * 100 };
    start = end;
  }
  return byMetre;
}
const rows = { left: row(3), right: row(8) };

function facade(house: House, z: number, y: number): Rgb {
  const { id } = house;
  const along = z - house.start;
  const plaster = blend(blend(ink.water, ink.lagoon, 0.25 * hash(id, 4)), ink.dusk, 0.18 + 0.2 * hash(id, 5));
  const glow = lamplight(4, y, z);
  let light = add(
    scale(blend(plaster, ink.lagoon, 0.4), 0.12),
    [plaster[0] * warm[0], plaster[1] * warm[1], plaster[2] * warm[2]],
    glow * 0.75,
  );
  light = scale(light, 0.85 + 0.3 * noise(z * 2, y * 2, id));
  if (y > house.roof - 0.35) return scale(light, 0.55 + 0.9 * bell(y - house.roof + 0.34, 0.05));
  light = scale(light, 1 - 0.5 * bell(y - 3.38, 0.06) + 0.5 * bell(y - 3.5, 0.04));
  if (y < 3.3) {
    const width = house.end - house.start;
    const open = hash(id, 6) > 0.3;
    const pane = (along / width) * Math.max(2, Math.round(width / 2.2));
    const frame =
      smooth(0.03, 0.06, Math.abs(((((pane + 0.5) % 1) + 1) % 1) - 0.5)) *
      smooth(0.3, 0.4, along) *
      smooth(0.3, 0.4, width - along);
    const glass = frame * smooth(0.55, 0.62, y) * smooth(2.75, 2.68, y);
    const shop: Rgb =
      hash(id, 7) > 0.72 ? blend(ink.shallow, ink.foam, 0.4) : blend(warm, ink.sand, 0.25 * hash(id, 8));
    const shelf = Math.floor(y / 0.42);
    const item =
      hash(Math.floor(z / 0.19), shelf, id + 9) * smooth(0.02, 0.06, y / 0.42 - shelf) * smooth(2.0, 1.9, y);
    const pendant = bell(Math.sqrt((((((z / 1.3) % 1) + 1) % 1) - 0.5) ** 2 * 1.7 + (y - 2.35) ** 2), 0.09);
    const inside =
      (0.2 + 0.42 * smooth(0.6, 2.4, y)) * mix(1, 0.35 + 0.9 * item, smooth(2.1, 1.7, y)) + pendant * 2.4;
    light = blend(light, scale(shop, open ? inside * 1.25 : 0.05), glass);
    const sign = bell(y - 3.02, 0.05) * smooth(0.8, 0.9, along) * smooth(0.8, 0.9, width - along);
    const neon = [ink.dawn, ink.shallow, ink.ember, ink.dusk][Math.floor(hash(id, 10) * 4)]!;
    return open ? add(light, neon, sign * 3.2) : light;
  }
  const column = along / 1.9;
  const storey = (y - 3.6) / 3;
  const cx = Math.abs(column - Math.floor(column) - 0.5);
  const cy = storey - Math.floor(storey);
  const window =
    smooth(0.27, 0.25, cx) *
    smooth(0.16, 0.18, cy) *
    smooth(0.72, 0.7, cy) *
    smooth(0.02, 0.03, Math.abs(cx - 0.0));
  const lit = hash(Math.floor(column) + id * 31, Math.floor(storey), 11);
  const lamp =
    lit > 0.66
      ? scale(blend(warm, ink.sand, lit - 0.6), 0.35 + 0.9 * smooth(0.9, 0.2, cy))
      : scale(ink.water, 0.35);
  return blend(light, lamp, window);
}

/** What an eye at height `eye` (negative: mirrored in the road) sees towards film x, `e` over the horizon; `ground` is what lies behind everything if it looks down. */
export function look(x: number, e: number, eye: number, ground?: Rgb): Rgb {
  const side = x < 0.012 ? rows.left : rows.right;
  const across = Math.abs(x - 0.012);
  let light: Rgb | undefined;
  const depth = (WALL / Math.max(across, 1e-4)) * FOCAL;
  if (depth < 128) {
    const y = eye + (e / FOCAL) * depth;
    const house = side[Math.floor(depth)];
    if (house && y < house.roof && y > 0) {
      light = facade(house, depth, y);
      light = blend(light, scale(blend(ink.lagoon, ink.dusk, 0.4), 0.16), smooth(20, 120, depth) * 0.8);
    }
  }
  return figures(x - 0.012, e, eye, light ?? ground ?? sky(x, Math.max(0, e)));
}

/** Asphalt, markings and pavement at a point of the ground, and how wet it is there. */
export function road(x: number, z: number): { surface: Rgb; wet: number } {
  const side = Math.abs(x - (0.012 * z) / FOCAL);
  const pool = lamplight(Math.max(0, KERB - side) - 1.2, 0, z) * 1.6;
  const grain = 0.8 + 0.4 * clamp(0.5 + noise(x * 9, z * 5, 70)) * smooth(40, 8, z);
  let stone: Rgb = scale(blend(ink.water, ink.dusk, 0.1), 0.6 * grain);
  if (side > KERB) stone = scale(blend(ink.water, ink.sand, 0.22), 0.8 * grain);
  const crossing = smooth(7.6, 7.7, z) * smooth(10.9, 10.8, z) * smooth(5.6, 5.5, side);
  const stripe = smooth(0.28, 0.3, Math.abs(((((x / 1.15) % 1) + 1) % 1) - 0.5));
  const dash =
    smooth(0.09, 0.07, Math.abs(x - (0.012 * z) / FOCAL)) *
    smooth(12, 12.4, z) *
    smooth(0.5, 0.45, (((z % 6) + 6) % 6) / 6);
  const worn = 0.55 + 0.45 * clamp(0.6 + noise(x * 4, z * 3, 71));
  stone = blend(stone, ink.foam, Math.max(crossing * stripe, dash) * 0.5 * worn);
  const lit = add(scale(stone, 0.06), [stone[0] * warm[0], stone[1] * warm[1], stone[2] * warm[2]], pool);
  const kerb = bell(side - KERB, 0.07) * 0.05;
  const wet = smooth(-0.12, 0.4, fractal(x * 0.32 + 4, z * 0.16, 3, 72) + (side > KERB ? -0.35 : 0.12));
  return { surface: add(scale(lit, 1 - 0.45 * wet), warm, kerb * pool), wet };
}
