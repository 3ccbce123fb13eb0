import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest } from '@lens/contracts/remote';
import type { RegistryEntry } from '@lens/contracts/registry';
import { integrityOfFolder } from '../files/integrity.ts';
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

/** Copies a build into its immutable version folder; it appears there whole or not at all. */
export async function publish(build: string, remotesFolder: string): Promise<Published> {
  const manifest = remoteManifest.parse(JSON.parse(await readFile(path.join(build, 'remote.json'), 'utf8')));
  const { name, version } = manifest;
  const target = folderOf(remotesFolder, name, version);
  if (await exists(target)) return { name, version, fresh: false };
  const draft = `${target}.${process.pid}.tmp`;
  await mkdir(path.dirname(target), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(build, draft, { recursive: true });
  await rename(draft, target);
  return { name, version, fresh: true };
}

/** Makes a published version the one that new pages are composed of. @throws Error when it was never published. */
export async function activate(remotesFolder: string, name: string, version: string): Promise<void> {
  const folder = folderOf(remotesFolder, name, version);
  if (!(await exists(path.join(folder, 'remote.json')))) {
    throw new Error(`${name} ${version} is not published: there is no ${name}/${version}/remote.json.`);
  }
  const entry: RegistryEntry = {
    version,
    address: `/remotes/${name}/${version}/`,
    files: await integrityOfFolder(folder),
  };
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
