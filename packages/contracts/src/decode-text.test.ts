import { TextDecoder } from 'node:util';
import { decodeText } from './decode-text.js';

Object.assign(globalThis, { TextDecoder });

const text = '{"ok": "눈 — 👁"}';
const utf16le = (value: string) => new Uint8Array(Buffer.from(value, 'utf16le'));
const utf16be = (value: string) => new Uint8Array(Buffer.from(value, 'utf16le').swap16());

test.each([
  ['UTF-8', new Uint8Array(Buffer.from(text)), text],
  ['UTF-8 with a byte order mark', new Uint8Array(Buffer.from(`\ufeff${text}`)), text],
  ['UTF-16 with a byte order mark', utf16le(`\ufeff${text}`), text],
  ['UTF-16 in the other order', utf16be(`\ufeff${text}`), text],
  ['nothing', new Uint8Array(), ''],
  ['UTF-16 without a mark', utf16le(text), null],
  ['another encoding', new Uint8Array([0x7b, 0xe9, 0x7d]), null],
  ['half of a character', utf16le('\ufeff\ud83d'), null],
])('%s', (_encoding, bytes, expected) => {
  expect(decodeText(bytes)).toBe(expected);
});
