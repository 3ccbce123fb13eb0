import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';

interface FederationManifest {
  exposes: {
    path: string;
    assets: { js: { sync: string[]; async: string[] }; css: { sync: string[]; async: string[] } };
  }[];
}

/** Under `npm run dev` a chunk has its latest update as a second file, which pages that hold the chunk ask for. */
const isChunk = (file: string): boolean => !file.includes('.hot-update.');

/** Which files a page needs, from the manifest that the federation plugin wrote; the entry comes first. */
export async function pageAssets(output: string): Promise<RemoteManifest['assets']> {
  const file = path.join(output, 'mf-manifest.json');
  const { exposes } = JSON.parse(await readFile(file, 'utf8')) as FederationManifest;
  return Object.fromEntries(
    exposes.map(({ path: module, assets: { js, css } }) => [
      module,
      {
        scripts: ['remoteEntry.js', ...js.sync.filter(isChunk)],
        styles: css.sync,
        later: [...js.async.filter(isChunk), ...css.async],
      },
    ]),
  );
}
