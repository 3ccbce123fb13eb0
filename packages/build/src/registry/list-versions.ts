import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionName } from '@lens/contracts/registry';
import { readManifest } from './read-manifest.ts';
import { readRegistry } from './registry-file.ts';
import { withoutWithdrawn } from './withdrawn.ts';

export interface PublishedVersion {
  version: string;
  publishedAt: Date | null;
  active: boolean;
  /** The share of the visitors who get it, if it is the candidate. */
  percent?: number;
  /** Why it cannot be activated, as far as its manifest shows. */
  problem?: string;
}

async function inspectVersion(
  folder: string,
  name: string,
  version: string,
): Promise<Omit<PublishedVersion, 'active'>> {
  const publishedAt = await stat(path.join(folder, version, 'remote.json')).then(
    // A copy of a bucket has the time of the publication only here.
    ({ mtime }) => mtime,
    () => null,
  );
  try {
    if (!versionName.safeParse(version).success) throw new Error('this is not the name of a version');
    const manifest = await readManifest(path.join(folder, version));
    if (manifest.name !== name || manifest.version !== version)
      throw new Error(`its manifest is of ${manifest.name} ${manifest.version}`);
    return { version, publishedAt };
  } catch (failure) {
    return {
      version,
      publishedAt,
      problem: failure instanceof Error ? failure.message : 'it cannot be read',
    };
  }
}

/** The published versions of a remote and whatever else is in its folder, newest first. */
export async function listVersions(remotesFolder: string, name: string): Promise<PublishedVersion[]> {
  const folder = path.join(remotesFolder, name);
  const { remotes } = await withoutWithdrawn(remotesFolder, await readRegistry(remotesFolder));
  const { version: active, candidate } = remotes[name] ?? {};
  const names = (await readdir(folder).catch(() => [])).filter((version) => !version.startsWith('.'));
  const named = [active, candidate?.version].filter((version) => version !== undefined);
  const versions = await Promise.all(
    [...new Set([...names, ...named])].map(async (version) => ({
      ...(await inspectVersion(folder, name, version)),
      active: version === active,
      ...(version === candidate?.version && { percent: candidate.percent }),
    })),
  );
  const time = ({ publishedAt }: PublishedVersion) => publishedAt?.getTime() ?? 0;
  return versions.sort((a, b) => time(b) - time(a));
}
