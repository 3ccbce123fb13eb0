/** A point of an outline: the curve passes through it, or is only drawn towards it. */
interface Point {
  x: number;
  y: number;
  on: boolean;
}

export type Contour = Point[];

const onCurve = 0x1;
const repeated = 0x8;
const axes = [
  { short: 0x2, same: 0x10 },
  { short: 0x4, same: 0x20 },
] as const;

function readPlaces(outline: Buffer, start: number, flags: number[]): [number[], number[]] {
  let at = start;
  return axes.map(({ short, same }) => {
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
}

/** The contours of an entry of `glyf`; null where it is made of others. */
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
    const times = flag & repeated ? 1 + outline.readUInt8(at++) : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const [xs, ys] = readPlaces(outline, at, flags);
  const points = flags.map((flag, index) => ({ x: xs[index]!, y: ys[index]!, on: (flag & onCurve) !== 0 }));
  return ends.map((end, index) => points.slice(ends[index - 1] ?? 0, end));
}

/** An entry of `glyf` without instructions, whose points are whole numbers; contours of no point are left out. */
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
  const steps = [xs, ys].map((places) => {
    const packed = Buffer.alloc(places.length * 2);
    places.forEach((place, index) => packed.writeInt16BE(place - (places[index - 1] ?? 0), index * 2));
    return packed;
  });
  const kinds = Buffer.from(points.map(({ on }) => (on ? onCurve : 0)));
  const whole = Buffer.concat([head, kinds, ...steps]);
  return Buffer.concat([whole, Buffer.alloc((4 - (whole.length % 4)) % 4)]);
}
