import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { activate } from './publish.ts';
import { readRegistry } from './registry-file.ts';

export interface PublishedVersion {
  version: string;
  publishedAt: Date;
  active: boolean;
}

/** The published versions of a remote, newest first. */
export async function listVersions(remotesFolder: string, name: string): Promise<PublishedVersion[]> {
  const folder = path.join(remotesFolder, name);
  const active = (await readRegistry(remotesFolder)).remotes[name]?.version;
  const names = (await readdir(folder).catch(() => [])).filter((version) => !version.endsWith('.tmp'));
  const versions = await Promise.all(
    names.map(async (version) => {
      const { birthtime } = await stat(path.join(folder, version, 'remote.json'));
      return { version, publishedAt: birthtime, active: version === active };
    }),
  );
  return versions.sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}

/** Makes the version that was active before active again. @throws Error when there is none. @returns it */
export async function rollback(remotesFolder: string, name: string): Promise<string> {
  const entry = (await readRegistry(remotesFolder)).remotes[name];
  if (!entry?.previous) throw new Error(`${name} has no earlier version to go back to.`);
  await activate(remotesFolder, name, entry.previous);
  return entry.previous;
}
