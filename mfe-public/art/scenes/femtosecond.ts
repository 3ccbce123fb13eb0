import { bell, smooth } from '../film/curve';
import type { Film } from '../film/film';
import { circle, slab, survey } from '../film/mesh';
import { camera, type Vec } from '../film/vector';
import { instrument } from './equipment';

const view = camera([2.6, -4.4, 2.25], [0.04, -0.1, 0.8], 1.74);
const HEAD = { x: -0.02, y: -0.62 };
const LIT = 9;

/** The optical joint over the eye: a cone of glass that stays where it is while the laser scans. */
const CONE: readonly (readonly [number, number])[] = [
  [1.02, 0.05],
  [1.05, 0.075],
  [1.16, 0.15],
  [1.2, 0.165],
];

/** The laser that opens the flap: console, gantry, and the glass cone that touches the eye. */
export const femtosecond = (width: number, height: number): Film =>
  instrument(width, height, {
    view,
    lit: LIT,
    lamp: [HEAD.x, HEAD.y, 1.0],
    target: [HEAD.x, HEAD.y, 0.67],
    foot: [0, 0],
    place(s) {
      survey(s, view, 0, [
        slab(0, 0.25, 0.62, 0.5, 0.2, 0.03),
        slab(0, 0.25, 0.64, 0.52, 0.22, 0.06),
        slab(0, 0.25, 0.6, 0.48, 0.2, 0.14),
        slab(0, 0.27, 0.54, 0.43, 0.22, 0.16),
        slab(0, 0.27, 0.54, 0.43, 0.22, 0.78),
        slab(0, 0.27, 0.5, 0.4, 0.2, 0.84),
      ]);
      survey(s, view, 1, [
        slab(0, 0.42, 0.32, 0.23, 0.12, 0.84),
        slab(0, 0.42, 0.28, 0.21, 0.12, 0.95),
        slab(0, 0.42, 0.27, 0.2, 0.12, 1.42),
        slab(0, 0.42, 0.29, 0.22, 0.12, 1.52),
      ]);
      survey(s, view, 2, [
        slab(-0.01, -0.12, 0.33, 0.8, 0.28, 1.46),
        slab(-0.01, -0.12, 0.36, 0.84, 0.3, 1.5),
        slab(-0.01, -0.12, 0.36, 0.84, 0.3, 1.68),
        slab(-0.01, -0.1, 0.31, 0.78, 0.27, 1.75),
        slab(-0.01, -0.08, 0.2, 0.66, 0.18, 1.77),
      ]);
      survey(s, view, 3, [
        circle(HEAD.x, HEAD.y, 0.13, 1.2),
        circle(HEAD.x, HEAD.y, 0.2, 1.23),
        circle(HEAD.x, HEAD.y, 0.2, 1.36),
        circle(HEAD.x, HEAD.y, 0.24, 1.39),
        circle(HEAD.x, HEAD.y, 0.24, 1.5),
      ]);
      survey(
        s,
        view,
        4,
        CONE.map(([z, r]) => circle(HEAD.x, HEAD.y, r, z)),
      );
      survey(s, view, LIT, [circle(HEAD.x, HEAD.y, 0.052, 0.985), circle(HEAD.x, HEAD.y, 0.056, 1.02)]);
      // The screen on its arm.
      const tilt = 0.35;
      survey(
        s,
        view,
        5,
        [slab(0, 0, 0.34, 0.23, 0.03, -0.018), slab(0, 0, 0.34, 0.23, 0.03, 0.018)],
        ([x, y, z]): Vec => [
          -0.72 + x * Math.cos(tilt) + z * Math.sin(tilt),
          -0.12 + x * Math.sin(tilt) - z * Math.cos(tilt),
          1.26 + y,
        ],
      );
      survey(s, view, 6, [
        slab(-0.42, 0.02, 0.24, 0.035, 0.03, 1.2, 0.2),
        slab(-0.42, 0.02, 0.24, 0.035, 0.03, 1.26, 0.2),
      ]);
      // The end of the bed, with its head rest under the cone.
      survey(s, view, 7, [
        slab(0.02, -1.02, 0.25, 0.62, 0.2, 0.5),
        slab(0.02, -1.02, 0.28, 0.66, 0.23, 0.54),
        slab(0.02, -1.02, 0.28, 0.66, 0.23, 0.6),
        slab(0.02, -1.02, 0.24, 0.61, 0.2, 0.64),
      ]);
      survey(s, view, 8, [
        circle(0.02, -1.06, 0.3, 0.02),
        circle(0.02, -1.06, 0.28, 0.07),
        circle(0.02, -1.06, 0.1, 0.1),
        circle(0.02, -1.06, 0.085, 0.5),
      ]);
    },
    seams(p, n, part) {
      const [x, y, z] = p;
      if (part === 0) {
        const vents =
          z > 0.22 && z < 0.4 && n[0] > 0.9
            ? smooth(0.008, 0.004, Math.abs((((z / 0.03) % 1) - 0.5) * 0.03)) *
              smooth(0.3, 0.28, Math.abs(y - 0.27))
            : 0;
        return Math.max(vents * 0.6, bell(z - 0.5, 0.004), bell(z - 0.66, 0.004));
      }
      if (part === 2) return bell(z - 1.59, 0.004) + bell(z - 1.56, 0.003) * 0.6;
      if (part === 5) {
        const r = Math.sqrt(((x + 0.72) / 0.94) ** 2 + (z - 1.26) ** 2);
        let arcs = 0;
        for (let i = 1; i < 6; i++) arcs += bell(r - i * 0.034, 0.004);
        return arcs * 1.2;
      }
      return 0;
    },
  });
