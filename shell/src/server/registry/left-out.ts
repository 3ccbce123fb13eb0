import path from 'node:path';
import { z } from 'zod';
import { remoteName, versionName } from '@lens/contracts/registry';
import type { ComposedRemote } from '../../page/page-state';
import { PublishedFiles } from './published-files';
import { readManifest } from './version-manifest';

/** The versions of a registry entry, even if the rest of it is invalid. */
const entryVersions = z.object({
  version: versionName.optional().catch(undefined),
  history: z.array(versionName).catch([]),
});

/**
 * Finds the addresses of a remote that is left out, in the manifest of its version or of the newest readable one
 * before. We use nothing else of the manifest, so the hashes beside it are enough to check it. Null if no manifest can
 * be read.
 */
export async function findAddresses(
  remotesFolder: string,
  name: string,
  entry: unknown,
): Promise<ComposedRemote | null> {
  const versions = entryVersions.safeParse(entry);
  if (!versions.success || !remoteName.safeParse(name).success) return null;
  const published = new PublishedFiles(remotesFolder);
  const { version: newest, history } = versions.data;
  for (const version of [...(newest ? [newest] : []), ...history.reverse()]) {
    const files = await published.get(name, version);
    const folder = path.join(remotesFolder, name, version);
    const manifest = files && (await readManifest({ folder, files }, name, version).catch(() => null));
    if (manifest) return { manifest, address: `/remotes/${name}/${version}/` };
  }
  return null;
}
