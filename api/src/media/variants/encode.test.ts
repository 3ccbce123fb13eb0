import { setImmediate } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { inspect } from '../intake/inspect.js';
import { encode, pixelsAt } from './encode.js';

const colour = { r: 200, g: 60, b: 40 };
const drawn = (alpha?: number): Sharp => {
  const background = { ...colour, alpha: alpha ?? 1 };
  return sharp({ create: { width: 500, height: 300, channels: alpha === undefined ? 3 : 4, background } });
};

test.each<[string, () => Sharp, boolean, boolean]>([
  ['for print (CMYK)', () => drawn().toColourspace('cmyk').jpeg(), false, false],
  ['in the wider colours of a phone', () => drawn().withIccProfile('p3').jpeg({ quality: 95 }), false, true],
  ['in grey', () => drawn().grayscale().jpeg(), false, false],
  ['in grey, with something that shows through', () => drawn(0.5).grayscale().png(), true, false],
  ['of sixteen bits', () => drawn().toColourspace('rgb16').png(), false, true],
  ['of ten bits', () => drawn().avif({ bitdepth: 10, effort: 0 }), false, true],
  ['with few colours', () => drawn().png({ palette: true }), false, true],
  ['that comes line by line', () => drawn().png({ progressive: true }), false, true],
  ['with an alpha channel that hides nothing', () => drawn(1).png(), false, true],
])('a picture %s becomes what every browser shows', async (_, draw, has_alpha, keepsColour) => {
  const original = await draw().toBuffer();
  const picture = await inspect(original);
  expect(picture).toMatchObject({ width: 500, height: 300, has_alpha });
  const pixels = await pixelsAt(original, { width: 400, has_alpha });
  for (const format of [has_alpha ? 'png' : 'jpg', 'webp', 'avif'] as const) {
    const file = await encode(pixels, format);
    const metadata = await sharp(file).metadata();
    expect(metadata).toMatchObject({ width: 400, height: 240, space: 'srgb', hasAlpha: has_alpha });
    expect([metadata.icc, metadata.exif]).toEqual([undefined, undefined]);
    if (!keepsColour) continue;
    const seen = (await sharp(file).stats()).channels.map(({ mean }) => mean);
    for (const [index, value] of Object.values(colour).entries())
      expect(Math.abs(seen[index]! - value)).toBeLessThan(8);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture that lies as cameras say by %i stands upright',
  async (orientation) => {
    const corner = {
      input: { create: { width: 60, height: 30, channels: 3, background: 'white' } },
    } as const;
    const original = await drawn()
      .composite([{ ...corner, left: 0, top: 0 }])
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const { width } = await inspect(original);
    const asked = Math.round(width / 2);
    const pixels = await pixelsAt(original, { width: asked, has_alpha: false });
    const expected = sharp(original).autoOrient().resize({ width: asked }).removeAlpha();
    const upright = await expected.raw().toBuffer({ resolveWithObject: true });
    expect(pixels.info).toMatchObject({ width: upright.info.width, height: upright.info.height });
    const differing = pixels.data.filter((value, index) => Math.abs(value - upright.data[index]!) > 40);
    expect(differing.length).toBeLessThan(pixels.data.length / 100);
  },
);

test('one picture is decoded at a time, whether it was sent or is made into variants', async () => {
  const original = await drawn().jpeg().toBuffer();
  const sent = [1, 2, 3].map(() => inspect(original));
  const made = [400, 200, 100].map((width) => pixelsAt(original, { width, has_alpha: false }));
  const work = { isDone: false };
  const all = Promise.all([...sent, ...made]).finally(() => {
    work.isDone = true;
  });
  const underWork = () => {
    const { queue, process } = sharp.counters();
    return queue + process;
  };
  const seen = new Set<number>();
  while (!work.isDone) {
    // The two counters are read one after the other: a picture that leaves the queue in between would count twice.
    seen.add(Math.min(underWork(), underWork()));
    await setImmediate();
  }
  await all;
  expect(Math.max(...seen)).toBe(1);
});
