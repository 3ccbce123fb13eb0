import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionName, type RegistryEntry } from '@lens/contracts/registry';
import { canRelease } from '../signing/sign.ts';
import { readSignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { createEntry } from './activate.ts';
import { readManifest } from './read-manifest.ts';
import { changeRegistry, readRegistry, withRegistryLock } from './registry-file.ts';
import { addWithdrawn, withoutWithdrawn } from './withdrawn.ts';

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
  const { remotes } = await withoutWithdrawn(remotesFolder, await readRegistry(remotesFolder));
  const active = remotes[name]?.version;
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

const notActive = (name: string): Error =>
  new Error(`${name} is not active. Activate a version of it with "activate".`);

interface EarlierVersion {
  entry: RegistryEntry | null;
  skipped: RollbackResult['skipped'];
}

/** Activates the version that was active before. @param mayLeave whether the remote leaves the site if there is none */
async function deactivate(store: Store, name: string, mayLeave: boolean): Promise<RollbackResult> {
  let result: RollbackResult | undefined;
  await changeRegistry(store, name, async (current, state) => {
    const active = current.remotes[name];
    if (!active) throw notActive(name);
    const findEarlier = async (): Promise<EarlierVersion> => {
      const skipped: RollbackResult['skipped'] = [];
      // The version that is rolled back must not return, even if it was active several times.
      const history = active.history.filter((version) => version !== active.version);
      for (let version = history.pop(); version !== undefined; version = history.pop()) {
        try {
          const { entry } = await createEntry(store, { registry: current, state }, name, version);
          return { entry: { ...entry, history }, skipped };
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
export const rollback = (store: Store, name: string): Promise<RollbackResult> =>
  deactivate(store, name, false);

/** Only notes what must not be served any more: for whoever lacks the key that says what is live. */
async function withdrawWithoutKey(store: Store, name: string): Promise<RollbackResult> {
  const { remotesFolder } = store;
  return withRegistryLock(store, async () => {
    const registry = await readRegistry(remotesFolder);
    const active = (await withoutWithdrawn(remotesFolder, registry)).remotes[name];
    if (!active) throw notActive(name);
    await addWithdrawn(remotesFolder, name, active.version);
    const { remotes } = await withoutWithdrawn(remotesFolder, registry);
    return { deactivated: active.version, version: remotes[name]?.version ?? null, skipped: [] };
  });
}

/**
 * Activates the version that was active before or, without one, takes the remote out of the site. Without the key of the
 * release role it goes back by one version at most, and then out.
 */
export async function withdraw(store: Store, name: string): Promise<RollbackResult> {
  const hasKey = await readSignedState(store).then(canRelease, () => false);
  return hasKey ? deactivate(store, name, true) : withdrawWithoutKey(store, name);
}
