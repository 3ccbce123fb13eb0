import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';

interface FederationManifest {
  exposes: {
    path: string;
    assets: { js: { sync: string[]; async: string[] }; css: { sync: string[]; async: string[] } };
  }[];
}

/** Under `npm run dev` each chunk has a second file with its latest update, which only open pages load. */
const isChunk = (file: string): boolean => !file.includes('.hot-update.');

/** The files that each module needs, from the manifest of the federation plugin; the container comes first. */
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
