interface Point {
  x: number;
  y: number;
  /** Whether the point is on the curve, or else a control point. */
  on: boolean;
}

export type Contour = Point[];

const onCurve = 0x1;
const repeatFlag = 0x8;
const axes = [
  { short: 0x2, same: 0x10 },
  { short: 0x4, same: 0x20 },
] as const;

function readCoordinates(outline: Buffer, start: number, flags: number[]): [number[], number[]] {
  let at = start;
  return axes.map(({ short, same }) => {
    let position = 0;
    return flags.map((flag) => {
      if (flag & short) position += outline.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        position += outline.readInt16BE(at);
        at += 2;
      }
      return position;
    });
  }) as [number[], number[]];
}

/** Reads the contours of an entry of `glyf`; null for a composite glyph. */
export function readOutline(outline: Buffer): Contour[] | null {
  const contours = outline.length === 0 ? 0 : outline.readInt16BE(0);
  if (contours < 0) return null;
  const ends = Array.from({ length: contours }, (_, index) => outline.readUInt16BE(10 + index * 2) + 1);
  const count = ends.at(-1) ?? 0;
  if (count === 0) return [];
  let at = 10 + contours * 2;
  at += 2 + outline.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = outline.readUInt8(at++);
    const times = flag & repeatFlag ? 1 + outline.readUInt8(at++) : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const [xs, ys] = readCoordinates(outline, at, flags);
  const points = flags.map((flag, index) => ({ x: xs[index]!, y: ys[index]!, on: (flag & onCurve) !== 0 }));
  return ends.map((end, index) => points.slice(ends[index - 1] ?? 0, end));
}

/** Writes an entry of `glyf` without instructions and without empty contours. Coordinates have to be whole numbers. */
export function writeOutline(contours: Contour[]): Buffer {
  const drawn = contours.filter((contour) => contour.length > 0);
  const points = drawn.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const head = Buffer.alloc(10 + drawn.length * 2 + 2);
  [drawn.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((value, index) =>
    head.writeInt16BE(value, index * 2),
  );
  let end = -1;
  drawn.forEach((contour, index) => head.writeUInt16BE((end += contour.length), 10 + index * 2));
  const steps = [xs, ys].map((positions) => {
    const packed = Buffer.alloc(positions.length * 2);
    positions.forEach((position, index) =>
      packed.writeInt16BE(position - (positions[index - 1] ?? 0), index * 2),
    );
    return packed;
  });
  const kinds = Buffer.from(points.map(({ on }) => (on ? onCurve : 0)));
  const whole = Buffer.concat([head, kinds, ...steps]);
  return Buffer.concat([whole, Buffer.alloc((4 - (whole.length % 4)) % 4)]);
}
