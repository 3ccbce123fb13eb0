/** The tables of a TrueType file, by tag. */
export type Tables = Map<string, Buffer>;

const headerSize = 12;
const recordSize = 16;

/** @throws RangeError if the file is truncated */
export function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => headerSize + index * recordSize);
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

const paddedLength = (length: number) => Math.ceil(length / 4) * 4;

function checksum(table: Buffer): number {
  const whole = Buffer.alloc(paddedLength(table.length));
  table.copy(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Writes a TrueType file. The checksum of the whole file stays 0, since nobody checks it. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(headerSize + sorted.length * recordSize);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** power * recordSize, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((sorted.length - 2 ** power) * recordSize, 10);
  let start = header.length;
  const bodies = sorted.map(([tag, table], index) => {
    const at = headerSize + index * recordSize;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum(table), at + 4);
    header.writeUInt32BE(start, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    start += paddedLength(table.length);
    return Buffer.concat([table, Buffer.alloc(paddedLength(table.length) - table.length)]);
  });
  return Buffer.concat([header, ...bodies]);
}
