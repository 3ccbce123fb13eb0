import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Registry } from '@lens/contracts/registry';
import type { RemoteManifest } from '@lens/contracts/remote';
import { providedVersions } from '@lens/contracts/shared-packages';
import { readHashes } from '../hashes.ts';
import { readManifest } from '../read-manifest.ts';
import { offeredSettings } from './offered-settings.ts';

/** A published version: what it declares, and the hashes of its files. */
export interface Version {
  name: string;
  version: string;
  folder: string;
  manifest: RemoteManifest;
  files: Record<string, string>;
}

/** A version that may become active, and everything that is live beside it. */
export interface Composition {
  candidate: Version;
  /** The stable version of the same remote; null if there is none, or if it cannot be read. */
  stable: Version | null;
  /** The other remotes. One that cannot be read is left out, as shells leave it out. */
  others: Version[];
}

/** @throws Error if the version is not published, or cannot be read */
export async function readVersion(remotesFolder: string, name: string, version: string): Promise<Version> {
  const folder = path.join(remotesFolder, name, version);
  const [manifest, files] = await Promise.all([readManifest(folder), readHashes(folder)]);
  return { name, version, folder, manifest, files };
}

/** @throws Error if the candidate is not published, or cannot be read */
export async function readComposition(
  remotesFolder: string,
  { remotes }: Pick<Registry, 'remotes'>,
  name: string,
  version: string,
): Promise<Composition> {
  const candidate = await readVersion(remotesFolder, name, version);
  const versions = Object.entries(remotes).flatMap(([remote, entry]) => [
    { remote, version: entry.version },
    // During a roll-out of another team both of its versions are live.
    ...(entry.candidate && remote !== name ? [{ remote, version: entry.candidate.version }] : []),
  ]);
  const live = await Promise.all(
    versions.map((one) => readVersion(remotesFolder, one.remote, one.version).catch(() => null)),
  );
  const readable = live.filter((one) => one !== null);
  return {
    candidate,
    stable: readable.find((one) => one.name === name) ?? null,
    others: readable.filter((one) => one.name !== name),
  };
}

const identify = ({ name, version, files }: Version) => [name, version, files];

/** Changes when the candidate, what is live, or what the shell provides does. */
export const hashComposition = ({ candidate, stable, others }: Composition): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        identify(candidate),
        stable && identify(stable),
        others.map(identify).sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
        providedVersions,
        offeredSettings,
      ]),
    )
    .digest('hex');
