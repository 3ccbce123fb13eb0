import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionName, type RegistryEntry } from '@lens/contracts/registry';
import { entryOf } from './active.ts';
import { readManifest } from './read-manifest.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';

export interface PublishedVersion {
  version: string;
  publishedAt: Date | null;
  active: boolean;
  /** Why it cannot be activated, where that can be seen at a glance. */
  problem?: string;
}

async function look(
  folder: string,
  name: string,
  version: string,
): Promise<Omit<PublishedVersion, 'active'>> {
  const publishedAt = await stat(path.join(folder, version, 'remote.json')).then(
    ({ birthtime }) => birthtime,
    () => null,
  );
  try {
    if (!versionName.safeParse(version).success) throw new Error('this is no name of a version');
    const manifest = await readManifest(path.join(folder, version));
    if (manifest.name !== name || manifest.version !== version)
      throw new Error(`it says that it is ${manifest.name} ${manifest.version}`);
    return { version, publishedAt };
  } catch (failure) {
    return {
      version,
      publishedAt,
      problem: failure instanceof Error ? failure.message : 'it cannot be read',
    };
  }
}

/** The published versions of a remote, newest first, and whatever else lies between them. */
export async function listVersions(remotesFolder: string, name: string): Promise<PublishedVersion[]> {
  const folder = path.join(remotesFolder, name);
  const active = (await readRegistry(remotesFolder)).remotes[name]?.version;
  const names = (await readdir(folder).catch(() => [])).filter((version) => !version.startsWith('.'));
  const gone = active !== undefined && !names.includes(active) ? [active] : [];
  const versions = await Promise.all(
    [...names, ...gone].map(async (version) => ({
      ...(await look(folder, name, version)),
      active: version === active,
    })),
  );
  const time = ({ publishedAt }: PublishedVersion) => publishedAt?.getTime() ?? 0;
  return versions.sort((one, other) => time(other) - time(one));
}

export interface SteppedBack {
  /** The version that was active. */
  taken: string;
  /** The one that is now; null when the remote left the registry. */
  version: string | null;
  /** Earlier ones that could not come back, with the reason. */
  passed: { version: string; why: string }[];
}

interface Found {
  entry: RegistryEntry | null;
  passed: SteppedBack['passed'];
}

/** Takes a remote's active version out, and makes the one that was active before it active again. */
async function stepBack(remotesFolder: string, name: string, mayLeave: boolean): Promise<SteppedBack> {
  let result: SteppedBack | undefined;
  await changeRegistry(remotesFolder, name, async (current) => {
    const active = current.remotes[name];
    if (!active) throw new Error(`${name} is not active. Bring a version of it to patients with "activate".`);
    const earlier = async (): Promise<Found> => {
      const passed: SteppedBack['passed'] = [];
      // What is being taken back stays away, however often it was active.
      const history = active.history.filter((version) => version !== active.version);
      for (let version = history.pop(); version !== undefined; version = history.pop()) {
        try {
          return { entry: { ...(await entryOf(remotesFolder, current, name, version)), history }, passed };
        } catch (failure) {
          passed.push({ version, why: failure instanceof Error ? failure.message : 'it cannot be read' });
        }
      }
      return { entry: null, passed };
    };
    const { entry, passed } = await earlier();
    if (!entry && !mayLeave) {
      const why = passed.map((one) => `\n  - ${one.version}: ${one.why}`).join('');
      throw new Error(
        `${name} has no earlier version to go back to.${why}\n"activate <version>" brings any other, "withdraw" takes ${active.version} out.`,
      );
    }
    const { [name]: _active, ...others } = current.remotes;
    result = { taken: active.version, version: entry?.version ?? null, passed };
    return {
      ...current,
      revision: current.revision + 1,
      withdrawn: entry ? current.withdrawn : [...current.withdrawn, name],
      remotes: entry ? { ...current.remotes, [name]: entry } : others,
    };
  });
  return result!;
}

/** Goes back to the version that was active before; again and again, as far as there is one. @throws Error when there is none */
export const rollback = (remotesFolder: string, name: string): Promise<SteppedBack> =>
  stepBack(remotesFolder, name, false);

/** Takes the active version out: the one before it comes back, or else the remote leaves the site. */
export const withdraw = (remotesFolder: string, name: string): Promise<SteppedBack> =>
  stepBack(remotesFolder, name, true);
