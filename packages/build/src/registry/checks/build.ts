import type { RemoteManifest } from '@lens/contracts/remote';
import { findFileProblems } from './files.ts';
import { findClaimProblems } from './conflicts.ts';
import { findSharedPackageProblems } from './shared.ts';
import { findTextProblems } from './texts.ts';

/** Everything that is wrong with a build, as far as can be found without running it. */
export async function findBuildProblems(
  folder: string,
  files: string[],
  manifest: RemoteManifest,
): Promise<string[]> {
  return [
    ...findClaimProblems(manifest),
    ...findFileProblems(files, manifest),
    ...(await findSharedPackageProblems(folder, files)),
    ...(await findTextProblems(folder, files, manifest)),
  ];
}
