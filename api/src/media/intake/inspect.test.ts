import sharp from 'sharp';
import { queueDecoding } from '../decode-queue.js';
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

test('a picture is decoded when the work before it is done, since two large ones may not fit into memory', async () => {
  const bytes = await blank(40, 30).jpeg().toBuffer();
  let finish = (): void => undefined;
  const before = queueDecoding(() => new Promise<void>((resolve) => (finish = resolve)));
  let isDecoded = false;
  const picture = inspect(bytes).then(() => (isDecoded = true));
  // Decoding the same outside of any turn takes as long, and is done three times over.
  for (let times = 0; times < 3; times += 1) await sharp(bytes).raw().toBuffer();
  expect(isDecoded).toBe(false);
  finish();
  await Promise.all([before, picture]);
  expect(isDecoded).toBe(true);
});
