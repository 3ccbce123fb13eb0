import { readCharacterMap, writeCharacterMap, type CharacterMap } from './character-map.ts';
import { contoursOf, readGlyphs, type Glyph } from './glyphs.ts';
import { writeOutline } from './outline.ts';
import { roundContour } from './round.ts';
import { readTables, writeTables, type Tables } from './tables.ts';

/** The largest of what any of the parts says it needs to be drawn. */
function largestDemands(parts: Tables[], glyphs: number): Buffer {
  const maxp = Buffer.from(parts[0]!.get('maxp')!);
  for (const part of parts)
    for (let at = 6; at < maxp.length; at += 2)
      maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), part.get('maxp')!.readUInt16BE(at)), at);
  // Points and contours of what was made of others are its own now.
  for (const at of [6, 8]) maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), maxp.readUInt16BE(at + 4)), at);
  maxp.writeUInt16BE(glyphs, 4);
  return maxp;
}

/**
 * One TrueType face of parts of it that came as files of their own: outlines, widths and characters. What the parts say
 * of layout (kerning, ligatures) is lost, and so are characters beyond the first 65,535 code points. Outlines that are
 * made of others become their own, which compresses better.
 * @param grid on which all points are put, in units of the face
 */
export function joinFaces(files: Buffer[], grid = 1): Buffer {
  const parts = files.map(readTables);
  const own = parts.map(readGlyphs);
  const outlines: Buffer[] = [];
  const metrics: Buffer[] = [];
  const taken = new Map<Glyph, number>();
  const take = (part: number, index: number): number => {
    const glyph = own[part]![index]!;
    const known = taken.get(glyph);
    if (known !== undefined) return known;
    taken.set(glyph, outlines.length);
    const contours = contoursOf(own[part]!, index).map((contour) => roundContour(contour, grid));
    const outline = writeOutline(contours);
    // The bearing is where the outline starts, which WOFF2 then leaves unsaid.
    const bearing = outline.length === 0 ? Buffer.alloc(2) : outline.subarray(2, 4);
    metrics.push(Buffer.concat([glyph.width, bearing]));
    return outlines.push(outline) - 1;
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
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let end = 0;
  outlines.forEach(({ length }, index) => loca.writeUInt32BE((end += length), (index + 1) * 4));
  const [first] = parts as [Tables];
  const head = Buffer.from(first.get('head')!);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(first.get('hhea')!);
  hhea.writeUInt16BE(outlines.length, 34);
  return writeTables(
    new Map([
      ...[...first].filter(([tag]) => ['OS/2', 'name', 'post'].includes(tag)),
      ['head', head],
      ['hhea', hhea],
      ['maxp', largestDemands(parts, outlines.length)],
      ['hmtx', Buffer.concat(metrics)],
      ['loca', loca],
      ['glyf', Buffer.concat(outlines)],
      ['cmap', writeCharacterMap(map)],
    ]),
  );
}
