import { setImmediate } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { inspectPicture } from '../intake/inspect-picture.js';
import { encodeVariant, decodeAtWidth } from './encode-variant.js';

const colour = { r: 200, g: 60, b: 40 };
const drawPicture = (alpha?: number): Sharp => {
  const background = { ...colour, alpha: alpha ?? 1 };
  return sharp({ create: { width: 500, height: 300, channels: alpha === undefined ? 3 : 4, background } });
};

test.each<[string, () => Sharp, boolean, boolean]>([
  ['for print (CMYK)', () => drawPicture().toColourspace('cmyk').jpeg(), false, false],
  [
    'in the wider colours of a phone',
    () => drawPicture().withIccProfile('p3').jpeg({ quality: 95 }),
    false,
    true,
  ],
  ['in grey', () => drawPicture().grayscale().jpeg(), false, false],
  ['in grey, with transparency', () => drawPicture(0.5).grayscale().png(), true, false],
  ['of sixteen bits', () => drawPicture().toColourspace('rgb16').png(), false, true],
  ['of ten bits', () => drawPicture().avif({ bitdepth: 10, effort: 0 }), false, true],
  ['with few colours', () => drawPicture().png({ palette: true }), false, true],
  ['with interlacing', () => drawPicture().png({ progressive: true }), false, true],
  ['with an opaque alpha channel', () => drawPicture(1).png(), false, true],
])('a picture %s becomes variants that every browser shows', async (_, draw, has_alpha, keepsColour) => {
  const original = await draw().toBuffer();
  const picture = await inspectPicture(original);
  expect(picture).toMatchObject({ width: 500, height: 300, has_alpha });
  const pixels = await decodeAtWidth(original, { width: 400, has_alpha });
  for (const format of [has_alpha ? 'png' : 'jpg', 'webp', 'avif'] as const) {
    const file = await encodeVariant(pixels, format);
    const metadata = await sharp(file).metadata();
    expect(metadata).toMatchObject({ width: 400, height: 240, space: 'srgb', hasAlpha: has_alpha });
    expect([metadata.icc, metadata.exif]).toEqual([undefined, undefined]);
    if (!keepsColour) continue;
    const means = (await sharp(file).stats()).channels.map(({ mean }) => mean);
    for (const [index, value] of Object.values(colour).entries())
      expect(Math.abs(means[index]! - value)).toBeLessThan(8);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture with EXIF orientation %i is turned upright',
  async (orientation) => {
    const corner = {
      input: { create: { width: 60, height: 30, channels: 3, background: 'white' } },
    } as const;
    const original = await drawPicture()
      .composite([{ ...corner, left: 0, top: 0 }])
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const { width } = await inspectPicture(original);
    const requestedWidth = Math.round(width / 2);
    const pixels = await decodeAtWidth(original, { width: requestedWidth, has_alpha: false });
    const expected = sharp(original).autoOrient().resize({ width: requestedWidth }).removeAlpha();
    const upright = await expected.raw().toBuffer({ resolveWithObject: true });
    expect(pixels.info).toMatchObject({ width: upright.info.width, height: upright.info.height });
    const differing = pixels.data.filter((value, index) => Math.abs(value - upright.data[index]!) > 40);
    expect(differing.length).toBeLessThan(pixels.data.length / 100);
  },
);

test('one picture is decoded at a time, whether for an upload or for its variants', async () => {
  const original = await drawPicture().jpeg().toBuffer();
  const uploads = [1, 2, 3].map(() => inspectPicture(original));
  const variants = [400, 200, 100].map((width) => decodeAtWidth(original, { width, has_alpha: false }));
  const work = { isDone: false };
  const all = Promise.all([...uploads, ...variants]).finally(() => {
    work.isDone = true;
  });
  const countTasks = () => {
    const { queue, process } = sharp.counters();
    return queue + process;
  };
  const counts = new Set<number>();
  while (!work.isDone) {
    // The two counters are read one after the other, so a picture that leaves the queue in between would count twice.
    counts.add(Math.min(countTasks(), countTasks()));
    await setImmediate();
  }
  await all;
  expect(Math.max(...counts)).toBe(1);
});
