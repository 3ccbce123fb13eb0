import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Film } from './film/film';

/** Each width with the most bytes its AVIF may have: a hero must not cost a phone more than its text. */
const widths = [
  { width: 400, budget: 16_000 },
  { width: 800, budget: 40_000 },
  { width: 1200, budget: 60_000 },
  { width: 1920, budget: 120_000 },
];
const BEST = 60;
const WORST = 32;

/**
 * Writes `<name>-<width>.avif|webp|jpg` for every width, `name` with its folder under `assets`, and returns the bytes written.
 * AVIF starts at its best quality and gives way until it fits the budget; the fallbacks follow it.
 */
export async function encode(film: Film, name: string, assets: string): Promise<number> {
  await mkdir(path.dirname(path.join(assets, name)), { recursive: true });
  const full = sharp(film.develop(), { raw: { width: film.width, height: film.height, channels: 3 } });
  let written = 0;
  let quality = BEST;
  for (const { width, budget } of widths) {
    const pixels = await full.clone().resize(width).png({ compressionLevel: 1 }).toBuffer();
    quality = Math.min(BEST, quality + 6);
    let avif = await sharp(pixels).avif({ quality, effort: 4 }).toBuffer();
    while (avif.length > budget && quality > WORST) {
      quality = Math.max(WORST, quality - (avif.length > budget * 1.4 ? 12 : 6));
      avif = await sharp(pixels).avif({ quality, effort: 4 }).toBuffer();
    }
    const webp = await sharp(pixels)
      .webp({ quality: quality + 16, effort: 5 })
      .toBuffer();
    const jpg = await sharp(pixels)
      .jpeg({ quality: quality + 16, mozjpeg: true })
      .toBuffer();
    for (const [extension, bytes] of Object.entries({ avif, webp, jpg })) {
      await writeFile(path.join(assets, `${name}-${width}.${extension}`), bytes);
      written += bytes.length;
    }
  }
  return written;
}
