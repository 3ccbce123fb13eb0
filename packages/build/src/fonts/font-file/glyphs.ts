import { readOutline, type Contour } from './outline.ts';
import type { Tables } from './tables.ts';

export interface Glyph {
  outline: Buffer;
  /** The advance width, as it is stored. */
  width: Buffer;
}

const wordsForArguments = 0x1;
const argumentsArePlaces = 0x2;
const moreFollow = 0x20;
/** How many numbers a part's form is given in: none, one for both axes, one for each, or all four. */
const forms = [
  { flag: 0x8, count: 1 },
  { flag: 0x40, count: 2 },
  { flag: 0x80, count: 4 },
];

/** @throws Error where a table is missing */
export function readGlyphs(tables: Tables): Glyph[] {
  const [head, maxp, loca, glyf, hhea, hmtx] = ['head', 'maxp', 'loca', 'glyf', 'hhea', 'hmtx'].map((tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`A face to be joined has no ${tag}.`);
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
  place: (contour: Contour) => Contour;
}

function readComponents(outline: Buffer): Component[] {
  const components: Component[] = [];
  let at = 10;
  for (let flags = moreFollow; flags & moreFollow;) {
    flags = outline.readUInt16BE(at);
    if (!(flags & argumentsArePlaces)) throw new Error('A part of an outline is placed by points.');
    const glyph = outline.readUInt16BE(at + 2);
    const words = flags & wordsForArguments;
    const [dx, dy] = words
      ? [outline.readInt16BE(at + 4), outline.readInt16BE(at + 6)]
      : [outline.readInt8(at + 4), outline.readInt8(at + 5)];
    at += words ? 8 : 6;
    const count = forms.find(({ flag }) => flags & flag)?.count ?? 0;
    const form = Array.from({ length: count }, (_, index) => outline.readInt16BE(at + index * 2) / 0x4000);
    at += count * 2;
    const [xx = 1, xy = 0, yx = 0, yy = 1] =
      count === 1 ? [form[0], 0, 0, form[0]] : count === 2 ? [form[0], 0, 0, form[1]] : form;
    components.push({
      glyph,
      place: (contour) =>
        contour.map(({ x, y, on }) => ({
          x: Math.round(x * xx + y * yx + dx),
          y: Math.round(x * xy + y * yy + dy),
          on,
        })),
    });
  }
  return components;
}

/** What a glyph draws, in itself: what it is made of is drawn as its own. */
export function contoursOf(glyphs: Glyph[], index: number): Contour[] {
  const { outline } = glyphs[index]!;
  return (
    readOutline(outline) ??
    readComponents(outline).flatMap(({ glyph, place }) => contoursOf(glyphs, glyph).map(place))
  );
}
