const startsWith = (bytes: Uint8Array, first: number, second: number): boolean =>
  bytes[0] === first && bytes[1] === second;

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
}

/** Decodes UTF-8, or UTF-16 with a byte order mark, without the mark; null if the bytes are neither. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // UTF-16 without a mark is read as UTF-8 with zeros, which no file of texts contains.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
