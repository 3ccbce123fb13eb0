import fc from 'fast-check';
import sharp from 'sharp';
import { findPictureEnd } from './picture-end.js';
import { isPlainPicture, type ImageKind } from './plain-picture.js';

const formats = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const;
const kinds = Object.keys(formats) as ImageKind[];
const pictures = {} as Record<ImageKind, Buffer>;

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'red', noise } });
  for (const kind of kinds) pictures[kind] = await picture.clone().toFormat(formats[kind]).toBuffer();
});

const kind = fc.constantFrom(...kinds);

test('a picture ends where its file ends, and is plain', () => {
  for (const each of kinds) {
    expect(findPictureEnd[each](pictures[each])).toBe(pictures[each].length);
    expect(isPlainPicture(pictures[each], each)).toBe(true);
  }
});

test('appended bytes are noticed, except those that cameras append', () => {
  const appended = fc
    .uint8Array({ minLength: 1, maxLength: 200 })
    .filter((bytes) => bytes[0] !== 0 && bytes[0] !== 0xff);
  fc.assert(
    fc.property(kind, appended, (each, bytes) => {
      fc.pre(!Buffer.from(bytes.subarray(0, 8)).includes('ftyp'));
      expect(isPlainPicture(Buffer.concat([pictures[each], bytes]), each)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('a page, a program or an archive is noticed anywhere after the first bytes', () => {
  const foreignContent = fc.constantFrom(
    '<script>',
    '<SCRIPT src=x>',
    '<svg\tonload=x',
    '<svg/onload=x',
    '<!DOCTYPE html>',
    '<?php ',
    '<html>',
    '<body >',
    '<iframe',
    'PK\x05\x06',
  );
  fc.assert(
    fc.property(kind, foreignContent, fc.double({ min: 0, max: 1, noNaN: true }), (each, text, share) => {
      const picture = pictures[each];
      const at = Math.floor(share * picture.length);
      const mixed = Buffer.concat([
        picture.subarray(0, at),
        Buffer.from(text, 'latin1'),
        picture.subarray(at),
      ]);
      expect(isPlainPicture(mixed, each)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('any bytes give a result, and an end within the safe range', () => {
  const start = fc.constantFrom(0, 2, 8, 12, 100, 1000);
  fc.assert(
    fc.property(kind, kind, start, fc.uint8Array({ maxLength: 300 }), (as, of, length, rest) => {
      const bytes = Buffer.concat([pictures[of].subarray(0, length), rest]);
      const end = findPictureEnd[as](bytes);
      expect(end === undefined || (end > 0 && Number.isSafeInteger(end))).toBe(true);
      expect(typeof isPlainPicture(bytes, as)).toBe('boolean');
    }),
    { numRuns: 2000 },
  );
});

test('many pictures in a row, and the longest file of the slowest kind, are checked in three seconds', () => {
  const tiny = pictures.jpg;
  const row = Buffer.concat(Array.from({ length: 4000 }, () => tiny));
  const brackets = Buffer.concat([tiny, Buffer.alloc(20_000_000, '<svg ')]);
  const started = performance.now();
  expect([isPlainPicture(row, 'jpg'), isPlainPicture(brackets, 'jpg')]).toEqual([true, false]);
  expect(performance.now() - started).toBeLessThan(3000);
});
