import { add, blend, ink, scale, type Rgb } from '../film/colour';
import { bell, clamp, smooth } from '../film/curve';
import { hash } from '../film/noise';
import { FOCAL, LAMP_GAP } from './streetPlan';

const warm: Rgb = [1, 0.62, 0.3];
const dark = scale(ink.abyss, 0.5);

/** Something upright beside or on the road: painted over `behind` at (x, y) metres from its foot. */
interface Figure {
  x: number;
  z: number;
  /** Half width and height of what it may paint. */
  wide: number;
  tall: number;
  paint(x: number, y: number, behind: Rgb, soft: number): Rgb;
}

const segment = (x: number, y: number, ax: number, ay: number, bx: number, by: number) => {
  const dx = bx - ax;
  const dy = by - ay;
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.sqrt((x - ax - dx * t) ** 2 + (y - ay - dy * t) ** 2);
};
const box = (x: number, y: number, w: number, h: number, round: number) => {
  const qx = Math.abs(x) - w + round;
  const qy = Math.abs(y) - h + round;
  return Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2) + Math.min(Math.max(qx, qy), 0) - round;
};

function palm(x: number, z: number, tall: number, seed: number): Figure {
  const lean = (hash(seed, 1) - 0.5) * 1.4;
  const fronds = Array.from({ length: 17 }, (_, k) => {
    const a = (k / 17) * 6.283 + hash(seed, k) * 0.35;
    const reach = 1.75 + 0.6 * hash(seed, k, 2);
    return { x: Math.cos(a) * reach, y: Math.sin(a) * reach * 0.8 };
  });
  return {
    x,
    z,
    wide: 3.4,
    tall: tall + 2.6,
    paint(px, py, behind, soft) {
      const up = clamp(py / tall);
      const trunk = py < tall ? Math.abs(px - lean * up * up) - 0.17 + 0.05 * up : 9;
      const cx = px - lean;
      const cy = py - tall;
      const r = Math.sqrt(cx * cx + cy * cy);
      let frond = 9;
      if (r < 2.6) {
        for (const { x: ox, y: oy } of fronds) {
          const t = clamp((cx * ox + cy * oy) / (ox * ox + oy * oy));
          // A frond rises from the crown and droops towards its tip; leaflets comb its edge.
          const fx = cx - ox * t;
          const fy = cy - oy * t - 0.62 * t * (0.75 - t) * 1.6;
          const comb = 0.5 + 0.5 * Math.abs(((t * 26) % 1) - 0.5) * 2;
          frond = Math.min(frond, Math.sqrt(fx * fx + fy * fy) - 0.24 * Math.sqrt(1 - t) * comb);
        }
      }
      const shape = Math.min(trunk, frond, r - 0.3);
      if (shape > soft) return behind;
      const cover = smooth(soft, -soft, shape);
      const lit = 0.05 * bell(py - 5.2, 3) * smooth(-0.2, 0.2, (x < 0 ? 1 : -1) * (px - lean * up * up));
      return blend(behind, add(dark, warm, lit), cover);
    },
  };
}

function lamp(x: number, z: number): Figure {
  const toRoad = x < 0 ? 1 : -1;
  return {
    x,
    z,
    wide: 5.2,
    tall: 9,
    paint(px, py, behind, soft) {
      const bulb = Math.sqrt((px - toRoad * 1.25) ** 2 * 0.5 + (py - 5.78) ** 2 * 2.2);
      const arm = segment(px, py, 0, 5.5, toRoad * 1.25, 5.85);
      const post = Math.min(segment(px, py, 0, 0, 0, 5.5) - 0.055, arm - 0.04);
      const light = blend(behind, add(dark, warm, 0.025), smooth(soft, -soft, post));
      if (bulb > 2.6 && post > soft) return behind;
      return add(
        light,
        warm,
        9 * smooth(0.24, 0.13, bulb) + 0.3 * Math.exp(-bulb * 2.1) * smooth(2.6, 0.8, bulb),
      );
    },
  };
}

function car(x: number, z: number, towards: boolean, parked: boolean): Figure {
  return {
    x,
    z,
    wide: 2.8,
    tall: 2.6,
    paint(px, py, behind, soft) {
      const body = Math.min(
        box(px, py - 0.6, 0.9, 0.4, 0.14),
        box(px, py - 1.06, 0.7 - 0.35 * clamp(py - 0.95), 0.38, 0.16),
      );
      const wheels = Math.min(
        box(px - 0.7, py - 0.24, 0.12, 0.24, 0.05),
        box(px + 0.7, py - 0.24, 0.12, 0.24, 0.05),
      );
      const cover = smooth(soft, -soft, Math.min(body, wheels));
      const roof = bell(body + 0.03, 0.035) * smooth(0.6, 1.3, py);
      const glass = smooth(0.02, -0.02, box(px, py - 1.17, 0.6 - 0.35 * clamp(py - 0.95), 0.17, 0.08));
      let light = blend(behind, add(add(dark, warm, roof * 0.1), ink.lagoon, glass * 0.06), cover);
      for (const s of [-1, 1]) {
        const d = Math.sqrt(((px - s * 0.7) * 0.62) ** 2 + ((py - 0.78) * 1.25) ** 2);
        const colour: Rgb = towards ? [1, 0.94, 0.82] : [1, 0.1, 0.045];
        const power = parked ? 0.05 : towards ? 9 : 6.5;
        light = add(
          light,
          colour,
          power * smooth(0.14, 0.08, d) + (parked ? 0 : 0.3 * Math.exp(-d * 2.8) * smooth(1.6, 0.7, d)),
        );
      }
      return light;
    },
  };
}

/** Someone walking home under an umbrella, rim-lit by the lamps behind. */
const walker: Figure = {
  x: 1.75,
  z: 12.2,
  wide: 1.1,
  tall: 2.4,
  paint(px, py, behind, soft) {
    const legs = Math.min(
      segment(px, py, -0.04, 0.7, -0.2, 0.05) - 0.062,
      segment(px, py, 0.05, 0.7, 0.13, 0.02) - 0.062,
    );
    const down = clamp((1.45 - py) / 0.9);
    const flare = 0.15 + 0.13 * down ** 1.4 + 0.02 * Math.sin(py * 9);
    const coat = Math.max(Math.abs(px + 0.03 * down) - flare, py - 1.44 + 0.9 * px * px * 4, 0.56 - py);
    const head = Math.sqrt((px - 0.02) ** 2 * 1.25 + (py - 1.58) ** 2) - 0.11;
    const arm = segment(px, py, 0.1, 1.34, 0.2, 1.16) - 0.055;
    const shape = Math.min(legs, coat, head, arm, segment(px, py, 0.2, 1.1, 0.16, 2.02) - 0.011);
    const ux = px - 0.14;
    const uy = py - 1.74;
    const dome = Math.max(
      Math.sqrt(ux * ux + uy * uy * 1.5) - 0.56,
      0.055 - uy - 0.05 * Math.abs(Math.sin(ux * 10.2)),
    );
    const rim = bell(shape + 0.008, 0.011) * smooth(0.03, 0.16, px);
    let light = blend(behind, add(dark, warm, rim * 0.2), smooth(soft, -soft, shape));
    const cloth = add(
      scale(ink.dawn, 0.16),
      ink.ember,
      0.2 * bell(dome + 0.01, 0.02) * smooth(-0.3, 0.3, ux) +
        0.1 * smooth(-0.4, 0.4, ux) * (0.6 + 0.4 * Math.abs(Math.sin(ux * 5.1))),
    );
    light = blend(light, cloth, smooth(soft, -soft, dome) * 0.96);
    return light;
  },
};

/** A shop's neon: the practice's arcs, hung over the pavement. */
const neon: Figure = {
  x: 8.3,
  z: 17,
  wide: 1.9,
  tall: 6.6,
  paint(px, py, behind, soft) {
    const r = Math.sqrt(px * px + (py - 4.7) ** 2);
    const back = blend(behind, dark, 0.85 * smooth(soft, -soft, r - 1.02));
    const tubes = bell(r - 0.86, 0.035 + soft) + bell(r - 0.56, 0.035 + soft);
    const horizon = smooth(0.05, 0.09, Math.abs(py - 4.48));
    return add(
      add(back, [1, 0.22, 0.1], (3.4 * tubes + 3.4 * smooth(0.27, 0.23, r)) * horizon),
      ink.dawn,
      0.4 * Math.exp(-r * 2) * smooth(1.85, 1.1, r),
    );
  },
};

const lamps = Array.from({ length: 7 }, (_, i) => 9 + i * LAMP_GAP).flatMap((z) => [
  lamp(-6.7, z),
  lamp(6.7, z),
]);
const palms = Array.from({ length: 8 }, (_, i) => [
  palm(-7.9, 13 + i * 11.5, 9.5 + 2.6 * hash(i, 61), i),
  palm(7.8, 19 + i * 12, 9 + 3 * hash(i, 62), i + 20),
]).flat();
const traffic = [
  car(-2.1, 34, true, false),
  car(-2.3, 62, true, false),
  car(-2.2, 95, true, false),
  car(2.3, 25, false, false),
  car(2.2, 47, false, false),
  car(2.3, 80, false, false),
  car(-5.2, 15, true, true),
  car(-5.2, 22, true, true),
  car(5.1, 20, false, true),
  car(5.1, 27, false, true),
];
const all = [...lamps, ...palms, ...traffic, walker, neon].sort((a, b) => b.z - a.z);

/** Paints every figure that a ray meets, the farthest first. */
export function figures(x: number, e: number, eye: number, behind: Rgb): Rgb {
  let light = behind;
  for (const figure of all) {
    const px = (x * figure.z) / FOCAL - figure.x;
    if (px < -figure.wide || px > figure.wide) continue;
    const py = eye + (e * figure.z) / FOCAL;
    if (py < 0 || py > figure.tall) continue;
    light = figure.paint(px, py, light, 0.0004 * figure.z);
  }
  return light;
}
