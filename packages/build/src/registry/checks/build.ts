import type { RemoteManifest } from '@lens/contracts/remote';
import { faultsOfFiles } from './files.ts';
import { faultsOfClaims } from './neighbours.ts';
import { faultsOfShared } from './shared.ts';
import { faultsOfTexts } from './texts.ts';

/** Everything that is wrong with a build, as far as it can be seen without running it. */
export async function faultsOfBuild(
  folder: string,
  files: string[],
  manifest: RemoteManifest,
): Promise<string[]> {
  return [
    ...faultsOfClaims(manifest),
    ...faultsOfFiles(files, manifest),
    ...(await faultsOfShared(folder, files)),
    ...(await faultsOfTexts(folder, files, manifest)),
  ];
}
