import { readCharacterMap, writeCharacterMap, type CharacterMap } from './character-map.ts';
import { contoursOf, readGlyphs, type Glyph } from './glyphs.ts';
import { writeOutline } from './outline.ts';
import { snapToGrid } from './snap-to-grid.ts';
import { readTables, writeTables, type Tables } from './tables.ts';

/** A `maxp` table with the maximum of all parts for each value. */
function joinMaximums(parts: Tables[], glyphs: number): Buffer {
  const maxp = Buffer.from(parts[0]!.get('maxp')!);
  for (const part of parts)
    for (let at = 6; at < maxp.length; at += 2)
      maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), part.get('maxp')!.readUInt16BE(at)), at);
  // Points and contours of composite glyphs now count as those of simple ones.
  for (const at of [6, 8]) maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), maxp.readUInt16BE(at + 4)), at);
  maxp.writeUInt16BE(glyphs, 4);
  return maxp;
}

/**
 * Joins the outlines, widths and characters of several TrueType files to one. Layout (kerning, ligatures) is lost, and
 * so are characters beyond the first 65,535 code points. Composite glyphs become simple ones, which compresses better.
 * @param grid the distance of the lines to which all points are snapped, in font units
 */
export function joinFonts(files: Buffer[], grid = 1): Buffer {
  const parts = files.map(readTables);
  const glyphsOfParts = parts.map(readGlyphs);
  const outlines: Buffer[] = [];
  const metrics: Buffer[] = [];
  const newIndexes = new Map<Glyph, number>();
  const addGlyph = (part: number, index: number): number => {
    const glyph = glyphsOfParts[part]![index]!;
    const known = newIndexes.get(glyph);
    if (known !== undefined) return known;
    newIndexes.set(glyph, outlines.length);
    const contours = contoursOf(glyphsOfParts[part]!, index).map((contour) => snapToGrid(contour, grid));
    const outline = writeOutline(contours);
    // The bearing equals the start of the outline, so WOFF2 does not have to store it.
    const bearing = outline.length === 0 ? Buffer.alloc(2) : outline.subarray(2, 4);
    metrics.push(Buffer.concat([glyph.width, bearing]));
    return outlines.push(outline) - 1;
  };
  addGlyph(0, 0);
  // In the order of characters, so that the character map has few runs.
  const characters = parts
    .flatMap((part, index) =>
      [...readCharacterMap(part.get('cmap')!)].map(([code, glyph]) => ({ code, index, glyph })),
    )
    .filter(({ code }) => code < 0xffff)
    .sort((a, b) => a.code - b.code);
  const map: CharacterMap = new Map();
  for (const { code, index, glyph } of characters) if (!map.has(code)) map.set(code, addGlyph(index, glyph));
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
      ['maxp', joinMaximums(parts, outlines.length)],
      ['hmtx', Buffer.concat(metrics)],
      ['loca', loca],
      ['glyf', Buffer.concat(outlines)],
      ['cmap', writeCharacterMap(map)],
    ]),
  );
}
