import sharp from 'sharp';
import { queueDecoding } from '../decode-queue.js';
import { inspectPicture } from './inspect-picture.js';

/** A picture of one colour has a few kilobytes, whatever its size in pixels. */
const blankPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

test('an AVIF with too many pixels for the memory is refused before it is decoded, with the reason', async () => {
  const large = await blankPicture(4_200, 3_000).avif({ effort: 0, quality: 1 }).toBuffer();
  await expect(inspectPicture(large)).rejects.toMatchObject({
    code: 'image_too_large',
    message: expect.stringContaining('an AVIF 12.5 million') as unknown,
  });
});

test('a JPEG with as many pixels is accepted, since it is scaled down while it is read', async () => {
  const large = await blankPicture(4_200, 3_000).jpeg().toBuffer();
  expect(await inspectPicture(large)).toMatchObject({ width: 4_200, height: 3_000 });
});

test('a picture is decoded after the task before it, since two large pictures may not fit into memory', async () => {
  const bytes = await blankPicture(40, 30).jpeg().toBuffer();
  let finish = (): void => undefined;
  const firstTask = queueDecoding(() => new Promise<void>((resolve) => (finish = resolve)));
  let isDecoded = false;
  const picture = inspectPicture(bytes).then(() => (isDecoded = true));
  // Long enough for the queued decoding: the same picture is decoded three times outside the queue.
  for (let times = 0; times < 3; times += 1) await sharp(bytes).raw().toBuffer();
  expect(isDecoded).toBe(false);
  finish();
  await Promise.all([firstTask, picture]);
  expect(isDecoded).toBe(true);
});
