import { bell, clamp, mix, smooth } from '../film/curve';
import { noise, randomStream } from '../film/noise';

/** Radii, the limbus being 1. */
export const PUPIL = 0.27;
const ANGLES = 6144;
const RINGS = 1100;
const OUTER = 1.08;
const SIDE = 4096;
const TURN = 2 * Math.PI;

export interface Terrain {
  /** Height over the resting plane at a point of the iris plane. */
  height(x: number, y: number): number;
  /** Height with the fibres smoothed away. */
  coarse(r: number, p: readonly [number, number, number]): number;
  /** Lightness and share of amber, each 0 to 1. */
  pigment(x: number, y: number): { tone: number; warmth: number };
}

/** What varies along the angle only, tabled once: the collarette's radius, each furrow's radius and depth. */
const table = (of: (turn: number) => number) =>
  Float32Array.from({ length: ANGLES }, (_, a) => of(a / ANGLES));
const COLLARETTE = table(
  (t) => 0.43 + 0.035 * noise(t * 17, 0.5, 11, 17) + 0.018 * noise(t * 46, 0.5, 12, 46),
);
const FURROWS = [0.66, 0.755, 0.84, 0.905].map((at, i) => ({
  radius: table((t) => at + 0.012 * noise(t * 9, i * 3.3, 21, 9)),
  depth: table((t) => 0.014 * clamp(0.55 + noise(t * 7, i * 5.1, 22, 7))),
}));
const indexOf = (angle: number) => ((Math.round((angle / TURN) * ANGLES) % ANGLES) + ANGLES) % ANGLES;

/** The shape without fibres: a lip at the pupil, the collarette's ridge, a bowl, the limbus. */
function profile(r: number, a: number): number {
  const ridge = COLLARETTE[a]!;
  const lip = 0.02 * bell(r - PUPIL - 0.012, 0.014);
  const inner = 0.05 * smooth(PUPIL - 0.01, ridge, r);
  const crest = 0.022 * bell(r - ridge, 0.03);
  const bowl = -0.026 * smooth(ridge, 0.58, r) * (1 - smooth(0.62, 0.95, r));
  let height = lip + inner + crest + bowl + 0.045 * bell(r - 0.972, 0.03);
  for (const furrow of FURROWS) height -= furrow.depth[a]! * bell(r - furrow.radius[a]!, 0.009);
  return height * (1 - smooth(0.985, 1.05, r)) * smooth(PUPIL - 0.03, PUPIL, r);
}

interface Layer {
  count: number;
  seed: number;
  /** Half width of a strand at the plane, and its height. */
  width: number;
  height: number;
  wander: number;
  tone: number;
  warmth: number;
  zone: 'pupillary' | 'ciliary';
}

const layers: Layer[] = [
  {
    count: 1700,
    seed: 1,
    width: 0.002,
    height: 0.006,
    wander: 0.03,
    tone: 0.3,
    warmth: 0.05,
    zone: 'ciliary',
  },
  {
    count: 760,
    seed: 2,
    width: 0.0028,
    height: 0.0085,
    wander: 0.05,
    tone: 0.5,
    warmth: 0.04,
    zone: 'ciliary',
  },
  {
    count: 300,
    seed: 3,
    width: 0.0034,
    height: 0.012,
    wander: 0.06,
    tone: 0.74,
    warmth: 0.08,
    zone: 'ciliary',
  },
  {
    count: 70,
    seed: 6,
    width: 0.0046,
    height: 0.016,
    wander: 0.07,
    tone: 0.9,
    warmth: 0.12,
    zone: 'ciliary',
  },
  {
    count: 900,
    seed: 4,
    width: 0.002,
    height: 0.006,
    wander: 0.02,
    tone: 0.46,
    warmth: 0.7,
    zone: 'pupillary',
  },
  {
    count: 260,
    seed: 5,
    width: 0.0028,
    height: 0.009,
    wander: 0.03,
    tone: 0.74,
    warmth: 0.85,
    zone: 'pupillary',
  },
];

/** Lays thousands of single fibres over the profile, thin ones first, as an iris is woven. */
export function growIris(): Terrain {
  const heights = new Float32Array(ANGLES * RINGS);
  const tones = new Float32Array(ANGLES * RINGS).fill(0.1);
  const warmths = new Float32Array(ANGLES * RINGS);
  for (const layer of layers) {
    const random = randomStream(layer.seed);
    for (let s = 0; s < layer.count; s++) {
      const root = random() * TURN;
      const ridge = COLLARETTE[indexOf(root)]!;
      const reaches = random();
      const [from, to] =
        layer.zone === 'pupillary'
          ? [PUPIL - 0.004, ridge + 0.03 * reaches]
          : [ridge - 0.03 + 0.25 * Math.max(0, random() - 0.6), 1.0 - 0.34 * Math.max(0, reaches - 0.55)];
      const width = layer.width * mix(0.6, 1.5, random());
      const tall = layer.height * mix(0.55, 1.25, random());
      const light = layer.tone + (random() - 0.5) * 0.3;
      const own = random() * 999;
      for (let ring = Math.floor((from / OUTER) * RINGS); ring < (to / OUTER) * RINGS; ring++) {
        const r = (ring / RINGS) * OUTER;
        const along = (r - from) / (to - from);
        const angle =
          root +
          layer.wander * noise(r * 4.5, own, layer.seed) +
          layer.wander * 0.16 * noise(r * 13, own, layer.seed + 50);
        const body =
          width *
          (0.55 + 0.9 * Math.sin(Math.PI * clamp(along * 0.94 + 0.03)) + 0.25 * noise(r * 22, own, 77));
        const half = Math.max(0.7, (body / r / TURN) * ANGLES);
        const centre = (angle / TURN) * ANGLES;
        const ends = smooth(0, 0.06, along) * smooth(1, 0.86, along);
        const crest = tall * (0.9 + 0.2 * noise(r * 7, own + 9, 5));
        const amber =
          layer.zone === 'pupillary'
            ? layer.warmth
            : layer.warmth + 0.75 * smooth(ridge + 0.16, ridge - 0.02, r);
        for (let a = Math.ceil(centre - half * 2); a <= centre + half * 2; a++) {
          const across = (a - centre) / half;
          const round = Math.exp(-across * across) * ends;
          const at = ring * ANGLES + (((a % ANGLES) + ANGLES) % ANGLES);
          const lift = crest * round;
          if (lift <= heights[at]! * 0.92) continue;
          heights[at] = Math.max(heights[at]!, lift);
          const cover = clamp(round * 1.6);
          tones[at] = mix(tones[at]!, light, cover);
          warmths[at] = mix(warmths[at]!, amber, cover);
        }
      }
    }
  }
  for (let ring = 0; ring < RINGS; ring++) {
    const r = (ring / RINGS) * OUTER;
    for (let a = 0; a < ANGLES; a++) {
      const at = ring * ANGLES + a;
      const flesh = 0.5 + 0.5 * noise((a / ANGLES) * 60, r * 16, 31, 60);
      heights[at] = profile(r, a) + heights[at]! * (1 - smooth(0.95, 1, r)) * (0.85 + 0.3 * flesh);
      tones[at] = clamp(tones[at]! * (0.75 + 0.5 * flesh) * mix(1, 0.28, smooth(0.84, 0.97, r)));
      if (r < PUPIL + 0.025) tones[at] = mix(0.12, tones[at]!, smooth(PUPIL, PUPIL + 0.025, r));
    }
  }

  const height = flatten(heights);
  const tone = flatten(tones);
  const warmth = flatten(warmths);
  return {
    height: (x, y) => read(height, x, y),
    coarse: (r, p) => profile(r, indexOf(Math.atan2(p[1], p[0]))),
    pigment: (x, y) => ({ tone: read(tone, x, y), warmth: clamp(read(warmth, x, y)) }),
  };
}

/** Polar map to a square one: the camera reads it hundreds of millions of times, and arctangents are slow. */
function flatten(polar: Float32Array): Float32Array {
  const flat = new Float32Array(SIDE * SIDE);
  for (let j = 0, at = 0; j < SIDE; j++) {
    const y = (j / SIDE - 0.5) * 2 * OUTER;
    for (let i = 0; i < SIDE; i++, at++) {
      const x = (i / SIDE - 0.5) * 2 * OUTER;
      const ring = (Math.sqrt(x * x + y * y) / OUTER) * RINGS;
      const r0 = Math.floor(ring);
      if (r0 >= RINGS - 1) continue;
      const a = ((Math.atan2(y, x) / TURN + 1) % 1) * ANGLES;
      const a0 = Math.floor(a) % ANGLES;
      const a1 = (a0 + 1) % ANGLES;
      const row = r0 * ANGLES;
      flat[at] = mix(
        mix(polar[row + a0]!, polar[row + a1]!, a % 1),
        mix(polar[row + ANGLES + a0]!, polar[row + ANGLES + a1]!, a % 1),
        ring - r0,
      );
    }
  }
  return flat;
}

function read(flat: Float32Array, x: number, y: number): number {
  const px = (x / (2 * OUTER) + 0.5) * SIDE;
  const py = (y / (2 * OUTER) + 0.5) * SIDE;
  if (px < 0 || py < 0 || px >= SIDE - 1 || py >= SIDE - 1) return 0;
  const i = Math.floor(px);
  const j = Math.floor(py);
  const u = px - i;
  const v = py - j;
  const at = j * SIDE + i;
  return (
    (flat[at]! * (1 - u) + flat[at + 1]! * u) * (1 - v) +
    (flat[at + SIDE]! * (1 - u) + flat[at + SIDE + 1]! * u) * v
  );
}
