import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest } from '@lens/contracts/remote';
import type { RegistryEntry } from '@lens/contracts/registry';
import { readHashes, requireUnchanged, writeHashes } from './hashes.ts';
import { readRegistry, writeEntry } from './registry-file.ts';

export interface Published {
  name: string;
  version: string;
  /** False when this very version had been published before. */
  fresh: boolean;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

const folderOf = (remotesFolder: string, name: string, version: string) =>
  path.join(remotesFolder, name, version);

/** Puts a folder in place. @returns false when somebody else has just put the same one there */
const settle = (draft: string, target: string) =>
  rename(draft, target).then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOTEMPTY' || failure.code === 'EEXIST') return false;
      throw failure;
    },
  );

/** Copies a build into its immutable version folder, with its hashes; it appears there whole or not at all. */
export async function publish(build: string, remotesFolder: string): Promise<Published> {
  const manifest = remoteManifest.parse(JSON.parse(await readFile(path.join(build, 'remote.json'), 'utf8')));
  const { name, version } = manifest;
  const target = folderOf(remotesFolder, name, version);
  if (await exists(target)) return { name, version, fresh: false };
  const draft = `${target}.${randomUUID()}.tmp`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await cp(build, draft, { recursive: true });
    await writeHashes(draft);
    return { name, version, fresh: await settle(draft, target) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Makes a published version the one that new pages are composed of.
 * @throws Error when it was never published, or its folder is no longer what was published
 */
export async function activate(remotesFolder: string, name: string, version: string): Promise<void> {
  const folder = folderOf(remotesFolder, name, version);
  if (!(await exists(folder))) throw new Error(`${name} ${version} is not published.`);
  const files = await readHashes(folder);
  await requireUnchanged(folder, files);
  const entry: RegistryEntry = { version, address: `/remotes/${name}/${version}/`, files };
  await writeEntry(remotesFolder, name, entry);
}

/**
 * Publishes builds and activates those that are new here. A version that was published before is left as the
 * registry has it, so that a restart never undoes a rollback.
 */
export async function publishFresh(builds: string[], remotesFolder: string): Promise<Published[]> {
  const published: Published[] = [];
  for (const build of builds) {
    const result = await publish(build, remotesFolder);
    const known = result.name in (await readRegistry(remotesFolder)).remotes;
    if (result.fresh || !known) await activate(remotesFolder, result.name, result.version);
    published.push(result);
  }
  return published;
}
