import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** What is shown beside a link where somebody shares it, and the scene that each picture is cut from. */
const shared = {
  default: 'hero/iris',
  procedures: 'hero/wavefront',
  pacific: 'hero/islands',
  journal: 'hero/street-after',
};

/** Cuts the middle of scenes that are drawn to 1200 × 630, as JPEG, which every reader of links knows. */
export async function cutShared(assets: string): Promise<void> {
  const folder = path.join(assets, 'social');
  await mkdir(folder, { recursive: true });
  for (const [name, scene] of Object.entries(shared))
    await sharp(path.join(assets, `${scene}-1920.jpg`))
      .resize(1200, 630, { fit: 'cover' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(path.join(folder, `${name}.jpg`));
}
