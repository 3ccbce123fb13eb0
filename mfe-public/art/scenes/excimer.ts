import { bell, smooth } from '../film/curve';
import type { Film } from '../film/film';
import { circle, slab, survey, type Pose } from '../film/mesh';
import { camera } from '../film/vector';
import { instrument } from './equipment';

const view = camera([-3.1, -4.2, 1.95], [-0.02, -0.16, 0.82], 1.74);
const HEAD = { x: -0.1, y: -0.7 };
const LIT = 9;

/** The two eyepieces of the microscope lean towards the surgeon. */
const leaning =
  (x: number): Pose =>
  ([px, py, pz]) => [x + px, HEAD.y + 0.05 + py * 0.66 - pz * 0.75, 1.55 + py * 0.75 + pz * 0.66];

/** The laser that reshapes the cornea: a long body, an arm, and the microscope over the eye. */
export const excimer = (width: number, height: number): Film =>
  instrument(width, height, {
    view,
    lit: LIT,
    lamp: [HEAD.x, HEAD.y, 1.14],
    target: [HEAD.x, HEAD.y, 0.63],
    foot: [0.05, 0.1],
    place(s) {
      survey(s, view, 0, [
        slab(0.1, 0.45, 0.86, 0.42, 0.16, 0.04),
        slab(0.1, 0.45, 0.88, 0.44, 0.18, 0.07),
        slab(0.1, 0.45, 0.88, 0.44, 0.18, 0.72),
        slab(0.1, 0.45, 0.84, 0.4, 0.16, 0.8),
      ]);
      survey(s, view, 1, [
        slab(0.34, 0.45, 0.56, 0.38, 0.2, 0.8),
        slab(0.34, 0.45, 0.56, 0.38, 0.2, 1.06),
        slab(0.36, 0.46, 0.5, 0.33, 0.18, 1.13),
      ]);
      survey(s, view, 2, [
        slab(-0.1, 0.34, 0.2, 0.24, 0.1, 0.8),
        slab(-0.1, 0.34, 0.18, 0.22, 0.1, 1.34),
        slab(-0.1, 0.34, 0.2, 0.24, 0.1, 1.42),
      ]);
      survey(s, view, 3, [
        slab(-0.1, -0.22, 0.25, 0.8, 0.2, 1.36),
        slab(-0.1, -0.22, 0.28, 0.84, 0.22, 1.4),
        slab(-0.1, -0.22, 0.28, 0.84, 0.22, 1.56),
        slab(-0.1, -0.2, 0.22, 0.77, 0.18, 1.61),
      ]);
      survey(s, view, 4, [
        circle(HEAD.x, HEAD.y, 0.15, 1.18),
        circle(HEAD.x, HEAD.y, 0.17, 1.2),
        circle(HEAD.x, HEAD.y, 0.17, 1.27),
        circle(HEAD.x, HEAD.y, 0.22, 1.3),
        circle(HEAD.x, HEAD.y, 0.22, 1.37),
      ]);
      survey(s, view, LIT, [circle(HEAD.x, HEAD.y, 0.13, 1.145), circle(HEAD.x, HEAD.y, 0.14, 1.182)]);
      for (const side of [-0.078, 0.078]) {
        survey(
          s,
          view,
          side < 0 ? 5 : 6,
          [
            circle(0, 0, 0.052, 0),
            circle(0, 0, 0.052, 0.24),
            circle(0, 0, 0.066, 0.25),
            circle(0, 0, 0.07, 0.33),
            circle(0, 0, 0.05, 0.335),
          ],
          leaning(HEAD.x + side),
        );
      }
      survey(s, view, 7, [
        slab(-0.1, -1.0, 0.25, 0.64, 0.2, 0.44),
        slab(-0.1, -1.0, 0.28, 0.68, 0.23, 0.48),
        slab(-0.1, -1.0, 0.28, 0.68, 0.23, 0.54),
        slab(-0.1, -1.0, 0.24, 0.63, 0.2, 0.58),
      ]);
      survey(s, view, 8, [
        circle(-0.1, -1.05, 0.3, 0.02),
        circle(-0.1, -1.05, 0.28, 0.07),
        circle(-0.1, -1.05, 0.1, 0.1),
        circle(-0.1, -1.05, 0.085, 0.44),
      ]);
    },
    seams(p, n, part) {
      const [x, , z] = p;
      if (part === 0) {
        const doors = n[1] < -0.9 ? bell(x - 0.1, 0.004) + bell(x - 0.54, 0.004) + bell(x + 0.34, 0.004) : 0;
        const arcs = [0.1, 0.14, 0.19].reduce(
          (sum, r) => sum + bell(Math.sqrt((x + 0.44) ** 2 + (z - 0.4) ** 2) - r, 0.004),
          0,
        );
        return Math.max(doors * smooth(0.09, 0.1, z) * 0.8, bell(z - 0.62, 0.004), n[1] < -0.9 ? arcs : 0);
      }
      if (part === 3) return bell(z - 1.48, 0.004);
      if (part === 1) return bell(z - 0.93, 0.004);
      return 0;
    },
  });
