import path from 'node:path';
import { z } from 'zod';
import { remoteName, versionName } from '@lens/contracts/registry';
import type { ComposedRemote } from '../../page/page-state';
import { PublishedFiles } from './published-files';
import { readManifest } from './version-manifest';

/** As much of a registry's entry as says where its versions are, whatever else is wrong with it. */
const versionsOf = z.object({
  version: versionName.optional().catch(undefined),
  history: z.array(versionName).catch([]),
});

/**
 * The addresses of a remote that is left out: by the manifest of its version, else of the newest that was active before
 * it. Nothing else of it is used, so the hashes that were published beside it do. Null where there is none to be read.
 */
export async function addressesOf(
  remotesFolder: string,
  name: string,
  entry: unknown,
): Promise<ComposedRemote | null> {
  const known = versionsOf.safeParse(entry);
  if (!known.success || !remoteName.safeParse(name).success) return null;
  const published = new PublishedFiles(remotesFolder);
  const { version: newest, history } = known.data;
  for (const version of [...(newest ? [newest] : []), ...history.reverse()]) {
    const files = await published.of(name, version);
    const folder = path.join(remotesFolder, name, version);
    const manifest = files && (await readManifest({ folder, files }, name, version).catch(() => null));
    if (manifest) return { manifest, address: `/remotes/${name}/${version}/` };
  }
  return null;
}
