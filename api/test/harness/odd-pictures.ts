import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawPicture } from './pictures.js';

export const jpeg = () => drawPicture().jpeg().toBuffer();
export const append = async (picture: Promise<Buffer>, ...more: (string | Buffer)[]) =>
  Buffer.concat([await picture, ...more.map((part) => Buffer.from(part as string))]);
export const truncate = async (picture: Promise<Buffer>) => {
  const whole = await picture;
  return whole.subarray(0, Math.floor(whole.length * 0.8));
};
/** A JPEG with a comment right after its first two bytes. */
export const withComment = async (text: string) => {
  const whole = await jpeg();
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([whole.subarray(0, 2), head, Buffer.from(text), whole.subarray(2)]);
};
export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
/** A browser would run it. */
export const script = '<script>alert(1)</script>';
export const emptyZip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
const noise = {
  width: 400,
  height: 300,
  channels: 3,
  noise: { type: 'gaussian', mean: 128, sigma: 40 },
} as const;
export const noisyPicture = () => sharp({ create: { ...noise, background: 'white' } });
export const isoBox = (type: string, content: string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type + content)]);
};
const chunk = (type: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([size, content, sum]);
};
/** Black, with one bit per pixel, so that a huge picture compresses to a small file. */
export const blankPng = (width: number, height: number) => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
export const animatedWebp = async () => {
  const frames = await Promise.all(
    [drawPicture(), drawPicture({ alpha: 0.5 }).removeAlpha().negate()].map((frame) =>
      frame.png().toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};
