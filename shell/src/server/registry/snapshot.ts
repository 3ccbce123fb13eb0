import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { registry, type Registry, type RegistryEntry } from '@lens/contracts/registry';
import { remoteManifest, type RemoteManifest } from '@lens/contracts/remote';
import type { Composition, ComposedRemote } from '../../composition/page-state';
import { IntegrityError, integrityOf } from '../integrity';

export interface ServedRemote extends ComposedRemote {
  manifest: RemoteManifest;
  folder: string;
  files: Record<string, string>;
}

/** The registry as one request sees it: markup, scripts and texts of a page always belong together. */
export interface Snapshot extends Composition {
  registry: Registry;
  remotes: ServedRemote[];
}

/** Reads a file of a version and checks it. @throws IntegrityError when it is not what the registry names */
export async function readVerified(
  remote: Pick<ServedRemote, 'folder' | 'files'>,
  file: string,
): Promise<Buffer> {
  const content = await readFile(path.join(remote.folder, file));
  if (remote.files[file] !== integrityOf(content)) throw new IntegrityError(file);
  return content;
}

async function readRemote(name: string, entry: RegistryEntry, remotesFolder: string): Promise<ServedRemote> {
  const folder = path.join(remotesFolder, name, entry.version);
  const text = await readVerified({ folder, files: entry.files }, 'remote.json');
  const manifest = remoteManifest.parse(JSON.parse(text.toString('utf8')));
  if (manifest.name !== name || manifest.version !== entry.version) {
    throw new Error(`it says it is ${manifest.name} ${manifest.version}`);
  }
  return {
    manifest,
    address: entry.address,
    folder,
    files: entry.files,
  };
}

/** Builds a snapshot from the registry's text. @throws Error naming the remote that cannot be composed */
export async function readSnapshot(text: string, remotesFolder: string, shellId: string): Promise<Snapshot> {
  const parsed = registry.parse(JSON.parse(text));
  const remotes = await Promise.all(
    Object.entries(parsed.remotes).map(([name, entry]) =>
      readRemote(name, entry, remotesFolder).catch((cause: unknown) => {
        throw new Error(
          `${name} ${entry.version} cannot be served: ${cause instanceof Error ? cause.message : ''}`,
        );
      }),
    ),
  );
  const parts = [shellId, ...remotes.map(({ manifest }) => `${manifest.name}@${manifest.version}`)];
  const id = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
  return { id, registry: parsed, remotes };
}
