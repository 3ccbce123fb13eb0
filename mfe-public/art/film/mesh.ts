import { clamp } from './curve';
import { cross, plus, unit, type Camera, type Vec } from './vector';

/** What a pen needs to know of each point it might draw: how far, which way it faces, which part it is. */
export interface Survey {
  width: number;
  height: number;
  depth: Float32Array;
  normal: Float32Array;
  /** -1 where there is nothing. */
  part: Int8Array;
  /** The first part whose folds are drawn; those before it are plain walls. */
  folded: number;
}

/** A closed outline at a height; a body is a pile of them. */
export interface Ring {
  z: number;
  points: readonly (readonly [number, number])[];
}

const AROUND = 96;

export function circle(x: number, y: number, radius: number, z: number): Ring {
  return {
    z,
    points: Array.from({ length: AROUND }, (_, i) => {
      const a = (i / AROUND) * 2 * Math.PI;
      return [x + radius * Math.cos(a), y + radius * Math.sin(a)] as const;
    }),
  };
}

/** A rectangle with round corners, turned by `turn`. */
export function slab(x: number, y: number, w: number, h: number, round: number, z: number, turn = 0): Ring {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return {
    z,
    points: Array.from({ length: AROUND }, (_, i) => {
      const a = ((i + 0.5) / AROUND) * 2 * Math.PI;
      const px = Math.sign(Math.cos(a)) * (w - round) + round * Math.cos(a);
      const py = Math.sign(Math.sin(a)) * (h - round) + round * Math.sin(a);
      return [x + px * c - py * s, y + px * s + py * c] as const;
    }),
  };
}

/** Turns a body's points: a pile need not stand upright. */
export type Pose = (p: Vec) => Vec;

/** An empty survey of `width` by `height`. */
export function emptySurvey(width: number, height: number): Survey {
  const size = width * height;
  return {
    width,
    height,
    depth: new Float32Array(size).fill(99),
    normal: new Float32Array(size * 3),
    part: new Int8Array(size).fill(-1),
    folded: 0,
  };
}

function triangle(s: Survey, view: Camera, corners: Vec[], normals: Vec[], part: number): void {
  const [a, b, c] = corners.map((corner) => {
    const { x, y, depth } = view.project(corner);
    return { x: x * s.height + s.width / 2, y: s.height / 2 - y * s.height, depth };
  }) as [
    { x: number; y: number; depth: number },
    { x: number; y: number; depth: number },
    { x: number; y: number; depth: number },
  ];
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-6) return;
  const left = clamp(Math.floor(Math.min(a.x, b.x, c.x)), 0, s.width - 1);
  const right = clamp(Math.ceil(Math.max(a.x, b.x, c.x)), 0, s.width - 1);
  const top = clamp(Math.floor(Math.min(a.y, b.y, c.y)), 0, s.height - 1);
  const bottom = clamp(Math.ceil(Math.max(a.y, b.y, c.y)), 0, s.height - 1);
  for (let j = top; j <= bottom; j++) {
    for (let i = left; i <= right; i++) {
      const px = i + 0.5;
      const py = j + 0.5;
      const u = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area;
      const v = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area;
      if (u < -1e-4 || v < -1e-4 || u + v > 1.0001) continue;
      const w = 1 - u - v;
      const depth = a.depth * w + b.depth * u + c.depth * v;
      const at = j * s.width + i;
      if (depth >= s.depth[at]!) continue;
      s.depth[at] = depth;
      s.part[at] = part;
      for (let k = 0; k < 3; k++)
        s.normal[at * 3 + k] = normals[0]![k]! * w + normals[1]![k]! * u + normals[2]![k]! * v;
    }
  }
}

/** Places a pile of rings, closed below and above, before the camera. Each band is as smooth as its outline. */
export function survey(
  s: Survey,
  view: Camera,
  part: number,
  rings: readonly Ring[],
  pose: Pose = (p) => p,
): void {
  const posed = rings.map(({ z, points }) => points.map(([x, y]) => pose([x, y, z])));
  for (let r = 0; r + 1 < posed.length; r++) {
    const low = posed[r]!;
    const high = posed[r + 1]!;
    const count = low.length;
    const normals = low.map((p, i) => {
      const along = plus(low[(i + 1) % count]!, low[(i - 1 + count) % count]!, -1);
      const wide = plus(high[(i + 1) % count]!, high[(i - 1 + count) % count]!, -1);
      return unit(cross(plus(along, wide), plus(high[i]!, p, -1)));
    });
    for (let i = 0; i < count; i++) {
      const next = (i + 1) % count;
      const sides = [normals[i]!, normals[next]!, normals[next]!, normals[i]!] as const;
      triangle(s, view, [low[i]!, low[next]!, high[next]!], [sides[0], sides[1], sides[2]], part);
      triangle(s, view, [low[i]!, high[next]!, high[i]!], [sides[0], sides[2], sides[3]], part);
    }
  }
  for (const [outline, sign] of [
    [posed[0]!, -1],
    [posed.at(-1)!, 1],
  ] as const) {
    const third = Math.floor(outline.length / 3);
    const normal = unit(
      cross(plus(outline[third]!, outline[0]!, -1), plus(outline[2 * third]!, outline[0]!, -1)),
    );
    const facing = plus([0, 0, 0], normal, sign);
    for (let i = 1; i + 1 < outline.length; i++)
      triangle(s, view, [outline[0]!, outline[i]!, outline[i + 1]!], [facing, facing, facing], part);
  }
}
