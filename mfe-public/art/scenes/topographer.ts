import { ink, scale, type Rgb } from '../film/colour';
import { bell, clamp, smooth } from '../film/curve';
import type { Film } from '../film/film';
import { circle, slab, survey, type Pose } from '../film/mesh';
import { camera, type Vec } from '../film/vector';
import { instrument } from './equipment';

const view = camera([-2.15, -3.3, 1.75], [0.02, -0.1, 0.86], 1.72);
/** The middle of the bowl whose rings an eye mirrors. */
const BOWL: Vec = [0, -0.32, 1.2];
const LIT = 9;

/** Turns a pile so that it grows towards the patient. */
const forward: Pose = ([x, y, z]) => [BOWL[0] + x, BOWL[1] - z, BOWL[2] + y];

/** The camera that maps a cornea: a bowl of lit rings before a head rest. */
export const topographer = (width: number, height: number): Film =>
  instrument(width, height, {
    view,
    lit: LIT,
    lamp: [BOWL[0], BOWL[1] - 0.1, BOWL[2]],
    target: [BOWL[0], BOWL[1] - 0.5, BOWL[2]],
    foot: [0, 0],
    place(s) {
      survey(s, view, 0, [
        slab(0, -0.1, 0.62, 0.62, 0.16, 0.68),
        slab(0, -0.1, 0.66, 0.66, 0.18, 0.7),
        slab(0, -0.1, 0.66, 0.66, 0.18, 0.74),
      ]);
      survey(s, view, 1, [
        circle(0, 0, 0.42, 0.02),
        circle(0, 0, 0.4, 0.06),
        circle(0, 0, 0.13, 0.1),
        circle(0, 0, 0.1, 0.14),
        circle(0, 0, 0.1, 0.68),
      ]);
      survey(s, view, 2, [
        slab(0, 0.02, 0.28, 0.26, 0.08, 0.74),
        slab(0, 0.02, 0.28, 0.26, 0.08, 0.8),
        slab(0, 0.04, 0.13, 0.14, 0.06, 0.84),
        slab(0, 0.04, 0.12, 0.13, 0.06, 0.98),
      ]);
      survey(
        s,
        view,
        3,
        [
          circle(0, 0, 0.14, -0.5),
          circle(0, 0, 0.2, -0.47),
          circle(0, 0, 0.22, -0.1),
          circle(0, 0, 0.3, 0.0),
          circle(0, 0, 0.31, 0.05),
        ],
        forward,
      );
      survey(s, view, LIT, [circle(0, 0, 0.035, 0.05), circle(0, 0, 0.03, 0.058)], forward);
      // Head rest: two posts, a band for the forehead, a cup for the chin.
      for (const side of [-1, 1])
        survey(s, view, side < 0 ? 4 : 5, [
          circle(side * 0.36, -0.62, 0.015, 0.74),
          circle(side * 0.36, -0.62, 0.015, 1.5),
        ]);
      survey(s, view, 6, [
        slab(0, -0.62, 0.375, 0.022, 0.02, 1.47),
        slab(0, -0.62, 0.375, 0.022, 0.02, 1.515),
      ]);
      survey(s, view, 7, [
        slab(0, -0.62, 0.36, 0.018, 0.017, 0.885),
        slab(0, -0.62, 0.36, 0.018, 0.017, 0.92),
      ]);
      survey(s, view, 8, [slab(0, -0.64, 0.1, 0.07, 0.06, 0.92), slab(0, -0.64, 0.12, 0.085, 0.07, 0.96)]);
    },
    glow(p, n, part): Rgb | undefined {
      if (part !== 3 || n[1] > -0.6) return undefined;
      const r = Math.sqrt((p[0] - BOWL[0]) ** 2 + (p[2] - BOWL[2]) ** 2);
      let rings = 0;
      for (let i = 0; i < 7; i++) rings += bell(r - 0.066 - i * 0.034, 0.0066);
      return scale(ink.ember, rings * smooth(0.3, 0.28, r) * clamp(1.25 - r * 2));
    },
    seams(p, n, part) {
      if (part === 3) return bell(p[1] - BOWL[1] - 0.3, 0.004) + bell(p[1] - BOWL[1] - 0.14, 0.004);
      if (part === 2 && n[1] < -0.8) return bell(p[2] - 0.77, 0.003);
      return 0;
    },
  });
