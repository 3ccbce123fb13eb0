import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionName, type RegistryEntry } from '@lens/contracts/registry';
import { createEntry } from './activate.ts';
import { readManifest } from './read-manifest.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';

export interface PublishedVersion {
  version: string;
  publishedAt: Date | null;
  active: boolean;
  /** Why it cannot be activated, as far as its manifest shows. */
  problem?: string;
}

async function inspectVersion(
  folder: string,
  name: string,
  version: string,
): Promise<Omit<PublishedVersion, 'active'>> {
  const publishedAt = await stat(path.join(folder, version, 'remote.json')).then(
    ({ birthtime }) => birthtime,
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
  const active = (await readRegistry(remotesFolder)).remotes[name]?.version;
  const names = (await readdir(folder).catch(() => [])).filter((version) => !version.startsWith('.'));
  const missing = active !== undefined && !names.includes(active) ? [active] : [];
  const versions = await Promise.all(
    [...names, ...missing].map(async (version) => ({
      ...(await inspectVersion(folder, name, version)),
      active: version === active,
    })),
  );
  const time = ({ publishedAt }: PublishedVersion) => publishedAt?.getTime() ?? 0;
  return versions.sort((a, b) => time(b) - time(a));
}

export interface RollbackResult {
  /** The version that was active before. */
  deactivated: string;
  /** The version that is active now; null if the remote left the site. */
  version: string | null;
  /** Earlier versions that could not be activated. */
  skipped: { version: string; reason: string }[];
}

interface EarlierVersion {
  entry: RegistryEntry | null;
  skipped: RollbackResult['skipped'];
}

/** Activates the version that was active before. @param mayLeave whether the remote leaves the site if there is none */
async function deactivate(remotesFolder: string, name: string, mayLeave: boolean): Promise<RollbackResult> {
  let result: RollbackResult | undefined;
  await changeRegistry(remotesFolder, name, async (current) => {
    const active = current.remotes[name];
    if (!active) throw new Error(`${name} is not active. Activate a version of it with "activate".`);
    const findEarlier = async (): Promise<EarlierVersion> => {
      const skipped: RollbackResult['skipped'] = [];
      // The version that is rolled back must not return, even if it was active several times.
      const history = active.history.filter((version) => version !== active.version);
      for (let version = history.pop(); version !== undefined; version = history.pop()) {
        try {
          return {
            entry: { ...(await createEntry(remotesFolder, current, name, version)), history },
            skipped,
          };
        } catch (failure) {
          skipped.push({ version, reason: failure instanceof Error ? failure.message : 'it cannot be read' });
        }
      }
      return { entry: null, skipped };
    };
    const { entry, skipped } = await findEarlier();
    if (!entry && !mayLeave) {
      const reasons = skipped.map(({ version, reason }) => `\n  - ${version}: ${reason}`).join('');
      throw new Error(
        `${name} has no earlier version to roll back to.${reasons}\n"activate <version>" activates any other version, "withdraw" takes the remote out of the site.`,
      );
    }
    const { [name]: _active, ...others } = current.remotes;
    result = { deactivated: active.version, version: entry?.version ?? null, skipped };
    return {
      ...current,
      revision: current.revision + 1,
      withdrawn: entry ? current.withdrawn : [...current.withdrawn, name],
      remotes: entry ? { ...current.remotes, [name]: entry } : others,
    };
  });
  return result!;
}

/** Activates the version that was active before. @throws Error if there is none */
export const rollback = (remotesFolder: string, name: string): Promise<RollbackResult> =>
  deactivate(remotesFolder, name, false);

/** Activates the version that was active before or, without one, takes the remote out of the site. */
export const withdraw = (remotesFolder: string, name: string): Promise<RollbackResult> =>
  deactivate(remotesFolder, name, true);
