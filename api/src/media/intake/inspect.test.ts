import sharp from 'sharp';
import { inspect } from './inspect.js';

/** Of one colour: a few kilobytes, whatever it measures. */
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

test('an AVIF of more pixels than the process can hold is refused before it is decoded, with its reason', async () => {
  const large = await blank(4_200, 3_000).avif({ effort: 0, quality: 1 }).toBuffer();
  await expect(inspect(large)).rejects.toMatchObject({
    code: 'image_too_large',
    message: expect.stringContaining('an AVIF 12.5 million') as unknown,
  });
});

test('a JPEG of as many pixels is taken: it is made small while it is read', async () => {
  const large = await blank(4_200, 3_000).jpeg().toBuffer();
  expect(await inspect(large)).toMatchObject({ width: 4_200, height: 3_000 });
});
