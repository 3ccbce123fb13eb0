/** Finds where a picture ends; undefined if its structure is damaged. */
type FindEnd = (bytes: Buffer) => number | undefined;

const isStandalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** @param start the position of `FF D8` */
export function findJpegEnd(bytes: Buffer, start = 0): number | undefined {
  let at = start + 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (isStandalone(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return undefined;
      at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
      if (marker === 0xda) at = findScanEnd(bytes, at);
    }
  }
  return undefined;
}

/** In the pixels of a scan, FF is followed by 00 or a restart marker. */
function findScanEnd(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !isStandalone(next)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

const findPngEnd: FindEnd = (bytes) => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at <= bytes.length ? at : undefined;
  }
  return undefined;
};

const findWebpEnd: FindEnd = (bytes) => {
  if (bytes.length < 12) return undefined;
  const size = bytes.readUInt32LE(4);
  const end = 8 + size + (size % 2);
  return end <= bytes.length ? end : undefined;
};

/** An AVIF is a sequence of boxes up to the end of the file. */
const findAvifEnd: FindEnd = (bytes) => {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = readBoxSize(bytes, at);
    if (size === undefined || at + size > bytes.length) break;
    at += size;
  }
  return at || undefined;
};

function readBoxSize(bytes: Buffer, at: number): number | undefined {
  const size = bytes.readUInt32BE(at);
  if (!/^[\w ]{4}$/.test(bytes.toString('latin1', at + 4, at + 8))) return undefined;
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size >= 8 ? size : undefined;
  if (at + 16 > bytes.length) return undefined;
  const longSize = Number(bytes.readBigUInt64BE(at + 8));
  return longSize >= 16 ? longSize : undefined;
}

export const findPictureEnd = {
  jpg: (bytes) => findJpegEnd(bytes),
  png: findPngEnd,
  webp: findWebpEnd,
  avif: findAvifEnd,
} satisfies Record<string, FindEnd>;
