/** The outline of a head in profile that looks to the right, and of the shoulders, from the crown round to the nape. */
const outline: readonly (readonly [number, number])[] = [
  [-0.02, 0.352],
  [0.07, 0.338],
  [0.14, 0.285],
  [0.172, 0.215],
  [0.181, 0.158],
  [0.172, 0.118],
  [0.186, 0.082],
  [0.212, 0.038],
  [0.221, 0.016],
  [0.208, 0.002],
  [0.182, -0.006],
  [0.18, -0.02],
  [0.191, -0.038],
  [0.19, -0.05],
  [0.174, -0.058],
  [0.185, -0.07],
  [0.182, -0.086],
  [0.166, -0.098],
  [0.171, -0.126],
  [0.164, -0.152],
  [0.132, -0.172],
  [0.085, -0.176],
  [0.05, -0.192],
  [0.034, -0.235],
  [0.04, -0.3],
  [0.085, -0.355],
  [0.2, -0.41],
  [0.32, -0.5],
  [0.38, -0.7],
  [-0.62, -0.7],
  [-0.5, -0.47],
  [-0.36, -0.39],
  [-0.24, -0.335],
  [-0.185, -0.27],
  [-0.178, -0.2],
  [-0.215, -0.12],
  [-0.248, -0.02],
  [-0.25, 0.09],
  [-0.222, 0.2],
  [-0.165, 0.29],
  [-0.095, 0.34],
];

const parts = 6;

/** A smooth closed line through the points (Catmull-Rom), as short straight pieces. */
const line: readonly (readonly [number, number])[] = outline.flatMap((_, index) => {
  const at = (offset: number) => outline[(index + offset + outline.length) % outline.length]!;
  const [p0, p1, p2, p3] = [at(-1), at(0), at(1), at(2)];
  return Array.from({ length: parts }, (_part, step): readonly [number, number] => {
    const t = step / parts;
    const along = (axis: 0 | 1) =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * t +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
    return [along(0), along(1)];
  });
});

/** How far a point is from the outline: negative inside. */
export function fromProfile(x: number, y: number): number {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [ax, ay] = line[j]!;
    const [bx, by] = line[i]!;
    const dx = bx - ax;
    const dy = by - ay;
    let t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const ex = x - ax - t * dx;
    const ey = y - ay - t * dy;
    const away = ex * ex + ey * ey;
    if (away < nearest) nearest = away;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return (inside ? -1 : 1) * Math.sqrt(nearest);
}
