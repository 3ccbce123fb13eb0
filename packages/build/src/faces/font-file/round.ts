interface Point {
  x: number;
  y: number;
  /** The byte that says whether the curve passes through it, and nothing of how it is packed. */
  kind: number;
}

const onCurve = 0x1;
const repeated = 0x8;
const axes = [
  { short: 0x2, same: 0x10 },
  { short: 0x4, same: 0x20 },
] as const;

function readPoints(outline: Buffer, contours: number): Point[] {
  const count = outline.readUInt16BE(10 + (contours - 1) * 2) + 1;
  let at = 10 + contours * 2;
  at += 2 + outline.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = outline.readUInt8(at++);
    const times = flag & repeated ? 1 + outline.readUInt8(at++) : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const [xs, ys] = axes.map(({ short, same }) => {
    let place = 0;
    return flags.map((flag) => {
      if (flag & short) place += outline.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        place += outline.readInt16BE(at);
        at += 2;
      }
      return place;
    });
  }) as [number[], number[]];
  return flags.map((flag, index) => ({ x: xs[index]!, y: ys[index]!, kind: flag & onCurve }));
}

/**
 * The same outline with every point on a grid: finer than a screen shows, and much the lighter when it is compressed.
 * Outlines that are made of others, or of nothing, stay as they are.
 * @param grid the distance of its lines, in units of the face
 */
export function roundOutline(outline: Buffer, grid: number): Buffer {
  const contours = outline.length === 0 ? 0 : outline.readInt16BE(0);
  if (contours <= 0) return outline;
  const points = readPoints(outline, contours).map(({ x, y, kind }) => ({
    x: Math.round(x / grid) * grid,
    y: Math.round(y / grid) * grid,
    kind,
  }));
  const head = Buffer.from(outline.subarray(0, 10 + contours * 2 + 2));
  head.writeUInt16BE(0, head.length - 2);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  box.forEach((value, index) => head.writeInt16BE(value, 2 + index * 2));
  const steps = [xs, ys].map((places) => {
    const packed = Buffer.alloc(places.length * 2);
    places.forEach((place, index) => packed.writeInt16BE(place - (places[index - 1] ?? 0), index * 2));
    return packed;
  });
  const whole = Buffer.concat([head, Buffer.from(points.map(({ kind }) => kind)), ...steps]);
  return Buffer.concat([whole, Buffer.alloc((4 - (whole.length % 4)) % 4)]);
}
