import type { Rgb } from '../film/colour';
import { ink } from '../film/colour';
import { mix, smooth } from '../film/curve';
import type { Film } from '../film/film';
import { strokeLight } from '../film/stroke';
import { plus, refract, unit, type Camera, type Vec } from '../film/vector';

/** The cornea: a sphere's cap above the plane z = RIM. Stronger than a real one, so that the crossing shows. */
export const RADIUS = 0.72;
export const CENTRE = 0.3;
export const RIM = 0.62;
export const MAP = { z: -1.0, radius: 0.86 };
const SKY = 2.2;
const BEAM = 0.58;

/** Dispersion, as in any lens: red bends least. */
const wavelengths: { index: number; colour: Rgb }[] = [
  { index: 2.5, colour: [1, 0.34, 0.16] },
  { index: 2.57, colour: [0.3, 1, 0.62] },
  { index: 2.64, colour: [0.16, 0.5, 1] },
];

interface Path {
  entry: Vec;
  inside: Vec;
  index: number;
}

function trace(x: number, y: number, index: number): Path {
  const z = CENTRE + Math.sqrt(RADIUS * RADIUS - x * x - y * y);
  const n = unit([x, y, z - CENTRE]);
  return { entry: [x, y, z], inside: refract([0, 0, -1], n, 1 / index) ?? [0, 0, -1], index };
}

/** The point that light reaches after `length` of optical path from the sky. */
function after(path: Path, length: number): Vec {
  const outside = SKY - path.entry[2];
  if (length <= outside) return [path.entry[0], path.entry[1], SKY - length];
  return plus(path.entry, path.inside, (length - outside) / path.index);
}

const landing = (path: Path) =>
  plus(path.entry, path.inside, (MAP.z + 0.02 - path.entry[2]) / path.inside[2]);

function line(
  film: Film,
  view: Camera,
  points: Vec[],
  fade: (t: number) => number,
  width: number,
  colour: Rgb,
  strength: number,
) {
  const drawn = points.map((p, i) => ({ ...view.project(p), fade: fade(i / (points.length - 1)) }));
  strokeLight(film, drawn, { width, colour, strength });
}

function drawRays(film: Film, view: Camera): void {
  for (let ring = 0; ring <= 6; ring++) {
    const count = ring === 0 ? 1 : ring * 6;
    for (let k = 0; k < count; k++) {
      const angle = (k / count) * 2 * Math.PI + ring * 0.35;
      const r = (ring / 6) * BEAM;
      for (const { index, colour } of wavelengths) {
        const path = trace(r * Math.cos(angle), r * Math.sin(angle), index);
        const end = landing(path);
        const near = mix(0.75, 1.15, 0.5 - 0.5 * Math.sin(angle));
        const above: Vec = [path.entry[0], path.entry[1], SKY];
        line(film, view, [above, path.entry], (t) => smooth(0, 0.75, t), 0.0011, colour, 0.085 * near);
        const span = Array.from({ length: 33 }, (_, i) =>
          plus(path.entry, plus(end, path.entry, -1), i / 32),
        );
        // Rays crowd at the crossing; dimmed there, they stay lines instead of a flare.
        const spread = (t: number) => mix(0.16, 1, smooth(0, 0.5, Math.abs(t - 0.6)));
        line(film, view, span, spread, 0.0011, colour, 0.2 * near);
        const spot = view.project(end);
        strokeLight(
          film,
          [
            { x: spot.x - 0.0016, y: spot.y },
            { x: spot.x + 0.0016, y: spot.y },
          ],
          { width: 0.0034, colour, strength: 0.34 },
        );
      }
    }
  }
}

/** Surfaces of equal optical path: rings around the axis and the arcs that cross them. */
function drawWaves(film: Film, view: Camera): void {
  const index = wavelengths[1]!.index;
  const circle = (r: number, length: number) =>
    Array.from({ length: 121 }, (_, i) => {
      const a = (i / 120) * 2 * Math.PI;
      return after(trace(r * Math.cos(a), r * Math.sin(a), index), length);
    });
  const apex = SKY - CENTRE - RADIUS;
  const lengths = [0.36, 0.24, 0.12]
    .map((d) => apex - d)
    .concat([0.55, 1.0, 1.5, 3.75, 4.2, 4.65].map((d) => apex + d));
  lengths.forEach((length, i) => {
    const inside = length > apex;
    const strength = inside ? 0.3 : 0.12 + 0.06 * i;
    for (const r of [1, 0.66, 0.33]) {
      const points = circle(BEAM * r, length);
      line(
        film,
        view,
        points,
        (t) => 0.5 - 0.5 * Math.sin(t * 2 * Math.PI) * 0.9,
        0.0014,
        inside ? ink.dusk : ink.foam,
        strength * (r === 1 ? 1 : 0.45),
      );
    }
    const across = Array.from({ length: 61 }, (_, k) =>
      after(trace(mix(-BEAM, BEAM, k / 60), 0, index), length),
    );
    line(
      film,
      view,
      across,
      (t) => Math.sin(Math.PI * t) ** 0.5,
      0.0014,
      inside ? ink.dusk : ink.foam,
      strength * 0.6,
    );
  });
}

/** The instrument around the map: its rim and a scale of fine ticks. */
function drawScale(film: Film, view: Camera): void {
  const at = (a: number, r: number): Vec => [
    r * MAP.radius * Math.cos(a),
    r * MAP.radius * Math.sin(a),
    MAP.z,
  ];
  const ring = (r: number) => Array.from({ length: 241 }, (_, i) => at((i / 240) * 2 * Math.PI, r));
  const lit = (t: number) => 0.45 - 0.4 * Math.sin(t * 2 * Math.PI);
  for (const [r, strength] of [
    [1.06, 0.42],
    [1.13, 0.14],
    [1.24, 0.1],
    [1.4, 0.07],
    [1.62, 0.045],
  ] as const)
    line(film, view, ring(r), lit, 0.0014, ink.foam, strength);
  for (let i = 0; i < 120; i++) {
    const a = (i / 120) * 2 * Math.PI;
    const long = i % 10 === 0 ? 1.045 : 1.025;
    line(
      film,
      view,
      [at(a, long - 0.035 + (1.06 - long)), at(a, 1.06)],
      () => lit(i / 120),
      0.0011,
      ink.foam,
      0.3,
    );
  }
}

/** Adds all that is light and line to the scene. */
export function drawLight(film: Film, view: Camera): void {
  drawScale(film, view);
  drawWaves(film, view);
  drawRays(film, view);
  const focus = view.project([0, 0, -0.1]);
  strokeLight(
    film,
    [{ x: focus.x, y: focus.y - 0.05, fade: 0 }, focus, { x: focus.x, y: focus.y + 0.09, fade: 0 }],
    { width: 0.009, colour: ink.dusk, strength: 0.3 },
  );
}
