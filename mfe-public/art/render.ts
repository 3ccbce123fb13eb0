import path from 'node:path';
import sharp from 'sharp';
import { encode } from './encode';
import { scenes } from './scenes/catalogue';
import { cutShared } from './shared';

/** `render.ts [scene] [--preview]`: all scenes or one, into assets; a preview is one PNG of 900 px beside this file. */
const preview = process.argv.includes('--preview');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !(name in scenes));
if (unknown.length > 0) {
  console.error(`no such scene: ${unknown.join(', ')} (there are ${Object.keys(scenes).join(', ')})`);
  process.exit(1);
}

const width = preview ? 900 : 1920;
const height = (width * 2) / 3;
const assets = path.join(import.meta.dirname, '..', 'assets');

for (const [scene, draw] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(scene)) continue;
  const began = performance.now();
  for (const [name, film] of Object.entries(draw(width, height))) {
    if (preview) {
      await sharp(film.develop(), { raw: { width, height, channels: 3 } }).toFile(
        path.join(import.meta.dirname, `${path.basename(name)}.png`),
      );
    } else {
      const bytes = await encode(film, name, assets);
      console.log(
        `${name}: ${Math.round(bytes / 1000)} kB in ${Math.round((performance.now() - began) / 1000)} s`,
      );
    }
  }
}

if (!preview) await cutShared(assets);
