/** Glyphs by code point. */
export type CharacterMap = Map<number, number>;

/** Reads the segments of format 4: a first and a last code point, with the glyphs of all between. */
function readSegments(table: Buffer, map: CharacterMap): void {
  const size = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3];
  for (let segment = 0; segment < size; segment += 2) {
    const offset = table.readUInt16BE(offsets + segment);
    const delta = table.readUInt16BE(deltas + segment);
    const start = table.readUInt16BE(starts + segment);
    for (let code = start; code <= table.readUInt16BE(ends + segment) && code < 0xffff; code += 1) {
      const listed = offset && table.readUInt16BE(offsets + segment + offset + (code - start) * 2);
      const glyph = offset ? listed && (listed + delta) & 0xffff : (code + delta) & 0xffff;
      if (glyph) map.set(code, glyph);
    }
  }
}

/** Reads the groups of format 12: consecutive code points with consecutive glyphs. */
function readGroups(table: Buffer, map: CharacterMap): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const start = table.readUInt32BE(at);
    for (let code = start; code <= table.readUInt32BE(at + 4); code += 1)
      map.set(code, table.readUInt32BE(at + 8) + code - start);
  }
}

/** Reads a `cmap` table in the formats 4 and 12; in today's fonts, other formats add nothing. */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const map: CharacterMap = new Map();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) readSegments(table, map);
    if (format === 12) readGroups(table, map);
  }
  return map;
}

/** Writes a `cmap` table of format 4, which can only contain the first 65,535 code points. */
export function writeCharacterMap(map: CharacterMap): Buffer {
  const runs: { start: number; end: number; glyph: number }[] = [];
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last.end + 1 && glyph === last.glyph + code - last.start) last.end = code;
    else runs.push({ start: code, end: code, glyph });
  }
  const segments = [...runs, { start: 0xffff, end: 0xffff, glyph: 0 }];
  const count = segments.length;
  const words = (values: number[]) => {
    const buffer = Buffer.alloc(values.length * 2);
    values.forEach((value, index) => buffer.writeUInt16BE(value & 0xffff, index * 2));
    return buffer;
  };
  const power = 2 ** Math.floor(Math.log2(count));
  const body = words([
    0,
    count * 2,
    power * 2,
    Math.log2(power),
    (count - power) * 2,
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ start, glyph }) => glyph - start),
    ...segments.map(() => 0),
  ]);
  return Buffer.concat([words([0, 1, 3, 1, 0, 12, 4, body.length + 4]), body]);
}
