import { readOutline, type Contour } from './outline.ts';
import type { Tables } from './tables.ts';

export interface Glyph {
  outline: Buffer;
  /** The advance width, as it is stored. */
  width: Buffer;
}

const hasWordArguments = 0x1;
const hasOffsets = 0x2;
const moreComponents = 0x20;
/** How many numbers a component's transform has: none, one for both axes, one for each, or all four. */
const transforms = [
  { flag: 0x8, count: 1 },
  { flag: 0x40, count: 2 },
  { flag: 0x80, count: 4 },
];

/** @throws Error if a table is missing */
export function readGlyphs(tables: Tables): Glyph[] {
  const [head, maxp, loca, glyf, hhea, hmtx] = ['head', 'maxp', 'loca', 'glyf', 'hhea', 'hmtx'].map((tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}.`);
    return table;
  }) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const long = head.readInt16BE(50) === 1;
  const start = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const measured = hhea.readUInt16BE(34);
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, index) => {
    const at = Math.min(index, measured - 1) * 4;
    return { outline: glyf.subarray(start(index), start(index + 1)), width: hmtx.subarray(at, at + 2) };
  });
}

interface Component {
  glyph: number;
  transform: (contour: Contour) => Contour;
}

function readComponents(outline: Buffer): Component[] {
  const components: Component[] = [];
  let at = 10;
  for (let flags = moreComponents; flags & moreComponents;) {
    flags = outline.readUInt16BE(at);
    if (!(flags & hasOffsets))
      throw new Error('A component is positioned by points, which is not supported.');
    const glyph = outline.readUInt16BE(at + 2);
    const words = flags & hasWordArguments;
    const [dx, dy] = words
      ? [outline.readInt16BE(at + 4), outline.readInt16BE(at + 6)]
      : [outline.readInt8(at + 4), outline.readInt8(at + 5)];
    at += words ? 8 : 6;
    const count = transforms.find(({ flag }) => flags & flag)?.count ?? 0;
    const matrix = Array.from({ length: count }, (_, index) => outline.readInt16BE(at + index * 2) / 0x4000);
    at += count * 2;
    const [xx = 1, xy = 0, yx = 0, yy = 1] =
      count === 1 ? [matrix[0], 0, 0, matrix[0]] : count === 2 ? [matrix[0], 0, 0, matrix[1]] : matrix;
    components.push({
      glyph,
      transform: (contour) =>
        contour.map(({ x, y, on }) => ({
          x: Math.round(x * xx + y * yx + dx),
          y: Math.round(x * xy + y * yy + dy),
          on,
        })),
    });
  }
  return components;
}

/** The contours of a glyph, with those of its components. */
export function contoursOf(glyphs: Glyph[], index: number): Contour[] {
  const { outline } = glyphs[index]!;
  return (
    readOutline(outline) ??
    readComponents(outline).flatMap(({ glyph, transform }) => contoursOf(glyphs, glyph).map(transform))
  );
}
