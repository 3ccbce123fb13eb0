export type Vec = readonly [number, number, number];

export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const plus = (a: Vec, b: Vec, k = 1): Vec => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Vec): Vec {
  const l = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
}
export const reflect = (d: Vec, n: Vec): Vec => plus(d, n, -2 * dot(d, n));

/** Snell's law for unit vectors, `n` against the ray; undefined on total reflection. */
export function refract(d: Vec, n: Vec, ratio: number): Vec | undefined {
  const c = -dot(n, d);
  const k = 1 - ratio * ratio * (1 - c * c);
  if (k < 0) return undefined;
  return unit([0, 1, 2].map((i) => ratio * d[i]! + (ratio * c - Math.sqrt(k)) * n[i]!) as unknown as Vec);
}

export interface Camera {
  eye: Vec;
  /** Unit direction of the ray through a film point: x right, y up, in picture heights from the centre. */
  ray(x: number, y: number): Vec;
  /** Film point and depth of a point in space. */
  project(p: Vec): { x: number; y: number; depth: number };
}

/** A pinhole camera, z up; `focal` in picture heights. */
export function camera(eye: Vec, target: Vec, focal: number): Camera {
  const forward = unit(plus(target, eye, -1));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  return {
    eye,
    ray: (x, y) => unit(plus(plus(plus([0, 0, 0], forward, focal), right, x), up, y)),
    project(p) {
      const d = plus(p, eye, -1);
      const depth = dot(d, forward);
      return { x: (dot(d, right) / depth) * focal, y: (dot(d, up) / depth) * focal, depth };
    },
  };
}
