import { readCharacterMap, writeCharacterMap, type CharacterMap } from './character-map.ts';
import { roundOutline } from './round.ts';
import { readTables, writeTables, type Tables } from './tables.ts';

interface Glyph {
  outline: Buffer;
  /** Advance width and left side bearing. */
  metrics: Buffer;
}

const componentsFollow = 0x20;
const wordsForArguments = 0x1;
const scales = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
] as const;

/** Calls back with where each part of a composite outline names its glyph. */
function eachComponent(outline: Buffer, tell: (at: number) => void): void {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return;
  let at = 10;
  for (let flags = componentsFollow; flags & componentsFollow;) {
    flags = outline.readUInt16BE(at);
    tell(at + 2);
    at += flags & wordsForArguments ? 8 : 6;
    at += scales.find(([flag]) => flags & flag)?.[1] ?? 0;
  }
}

function readGlyphs(tables: Tables): Glyph[] {
  const [head, maxp, loca, glyf, hhea, hmtx] = ['head', 'maxp', 'loca', 'glyf', 'hhea', 'hmtx'].map((tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`A face to be joined has no ${tag}.`);
    return table;
  }) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const long = head.readInt16BE(50) === 1;
  const start = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const measured = hhea.readUInt16BE(34);
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, index) => {
    const advance = hmtx.subarray(Math.min(index, measured - 1) * 4);
    const bearing =
      index < measured ? hmtx.subarray(index * 4 + 2) : hmtx.subarray(measured * 4 + (index - measured) * 2);
    return {
      outline: glyf.subarray(start(index), start(index + 1)),
      metrics: Buffer.concat([advance.subarray(0, 2), bearing.subarray(0, 2)]),
    };
  });
}

/** The largest of what any of the parts says it needs to be drawn. */
function largestDemands(parts: Tables[], glyphs: number): Buffer {
  const maxp = Buffer.from(parts[0]!.get('maxp')!);
  for (const part of parts)
    for (let at = 6; at < maxp.length; at += 2)
      maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), part.get('maxp')!.readUInt16BE(at)), at);
  maxp.writeUInt16BE(glyphs, 4);
  return maxp;
}

/**
 * One TrueType face of parts of it that came as files of their own: outlines, widths and characters. What the parts say
 * of layout (kerning, ligatures) is lost, and so are characters beyond the first 65,535 code points.
 * @param grid on which all points are put, in units of the face
 */
export function joinFaces(files: Buffer[], grid = 1): Buffer {
  const parts = files.map(readTables);
  const own = parts.map(readGlyphs);
  const glyphs: Glyph[] = [];
  const moved = new Map<Glyph, number>();
  const take = (part: number, index: number): number => {
    const glyph = own[part]![index]!;
    const known = moved.get(glyph);
    if (known !== undefined) return known;
    const outline = Buffer.from(grid === 1 ? glyph.outline : roundOutline(glyph.outline, grid));
    const taken = glyphs.push({ ...glyph, outline }) - 1;
    moved.set(glyph, taken);
    eachComponent(outline, (at) => outline.writeUInt16BE(take(part, outline.readUInt16BE(at)), at));
    return taken;
  };
  take(0, 0);
  // In the order of characters, so that the table of characters is one of few runs.
  const characters = parts
    .flatMap((part, index) =>
      [...readCharacterMap(part.get('cmap')!)].map(([code, glyph]) => ({ code, index, glyph })),
    )
    .filter(({ code }) => code < 0xffff)
    .sort((one, other) => one.code - other.code);
  const map: CharacterMap = new Map();
  for (const { code, index, glyph } of characters) if (!map.has(code)) map.set(code, take(index, glyph));
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  glyphs.forEach(({ outline }, index) => loca.writeUInt32BE((end += outline.length), (index + 1) * 4));
  const [first] = parts as [Tables];
  const head = Buffer.from(first.get('head')!);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(first.get('hhea')!);
  hhea.writeUInt16BE(glyphs.length, 34);
  return writeTables(
    new Map([
      ...[...first].filter(([tag]) => ['OS/2', 'name', 'post'].includes(tag)),
      ['head', head],
      ['hhea', hhea],
      ['maxp', largestDemands(parts, glyphs.length)],
      ['hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics))],
      ['loca', loca],
      ['glyf', Buffer.concat(glyphs.map(({ outline }) => outline))],
      ['cmap', writeCharacterMap(map)],
    ]),
  );
}
