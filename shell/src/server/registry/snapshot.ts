import { createHash } from 'node:crypto';
import path from 'node:path';
import { faultsOf } from '@lens/contracts/faults';
import type { RemoteState } from '@lens/contracts/health';
import { sourceLanguage } from '@lens/contracts/languages';
import {
  registryEntry,
  registryFrame,
  remoteName,
  versionName,
  type Registry,
  type RegistryEntry,
} from '@lens/contracts/registry';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { Composition, ComposedRemote } from '../../page/page-state';
import { messageOf } from '../message-of';
import { addressesOf } from './left-out';
import type { VersionFolder } from './read-verified';
import { keepWhatIsSaid, type TextsOfVersions } from './remote-texts';
import { manifestFile, readManifest } from './version-manifest';

export interface ServedRemote extends ComposedRemote, VersionFolder {
  manifest: RemoteManifest;
}

/** A remote that is not served as the registry has it. */
export interface RemoteProblem extends RemoteState {
  /** What may become good by itself: a copy that was still on its way here. */
  watched: string[];
}

/** The registry as one request sees it: markup, scripts and texts of a page always belong together. */
export interface Snapshot extends Composition {
  /** What is served of the registry, and nothing that only its writers need. */
  registry: Registry;
  remotes: ServedRemote[];
  problems: RemoteProblem[];
  /** Those of which nothing is served, with the addresses that are theirs. */
  leftOut: ComposedRemote[];
}

interface Source {
  remotesFolder: string;
  shellId: string;
  texts: TextsOfVersions;
  /** What is served now: a remote that cannot be composed any more stays as it was. */
  last: Snapshot | null;
}

interface Composed {
  remote: ServedRemote | null;
  problem?: RemoteProblem;
  leftOut?: ComposedRemote | null;
}

async function readRemote(
  name: string,
  entry: RegistryEntry,
  { remotesFolder, texts }: Source,
): Promise<Composed> {
  const { version, address, files } = entry;
  const folder = path.join(remotesFolder, name, version);
  const own = await readManifest({ folder, files }, name, version);
  const said = await texts.of(folder, own.namespaces);
  const unreadable = said.broken.find(({ language }) => language === sourceLanguage);
  if (unreadable)
    throw new BrokenTexts(`${unreadable.file} ${unreadable.why}`, path.join(folder, unreadable.file));
  const { manifest, lost } = keepWhatIsSaid(own, said);
  const remote = { manifest, address, folder, files };
  if (lost.length === 0) return { remote };
  const watched = said.broken.map(({ file }) => path.join(folder, file));
  return { remote, problem: { name, version, served: version, problem: lost.join(' '), watched } };
}

class BrokenTexts extends Error {
  constructor(
    message: string,
    readonly file: string,
  ) {
    super(message);
  }
}

/** One remote of the registry; one that cannot be composed costs nobody else anything. */
async function compose([name, value]: [string, unknown], source: Source): Promise<Composed> {
  const entry = registryEntry.safeParse(value);
  const version = versionName.safeParse((value as { version?: unknown } | null)?.version).data ?? 'unknown';
  try {
    if (!remoteName.safeParse(name).success) throw new Error('The registry has no such name.');
    if (!entry.success)
      throw new Error(`The registry’s entry: ${faultsOf(entry.error, 'entry').slice(0, 3).join('; ')}`);
    return await readRemote(name, entry.data, source);
  } catch (failure) {
    const stays = source.last?.remotes.find(({ manifest }) => manifest.name === name) ?? null;
    const manifest = path.join(source.remotesFolder, name, version, manifestFile);
    const watched = entry.success ? [failure instanceof BrokenTexts ? failure.file : manifest] : [];
    const served = stays?.manifest.version ?? null;
    const leftOut = stays ? null : await addressesOf(source.remotesFolder, name, value);
    return {
      remote: stays,
      problem: { name, version, served, problem: messageOf(failure), watched },
      leftOut,
    };
  }
}

/**
 * Builds a snapshot from the registry's text. A remote that cannot be composed is left out, or stays as it was, and is
 * named in `problems`.
 * @throws Error when the text is no registry
 */
export async function readSnapshot(text: string, source: Source): Promise<Snapshot> {
  const frame = registryFrame.safeParse(JSON.parse(text));
  if (!frame.success) throw new Error(faultsOf(frame.error, 'it').slice(0, 3).join('; '));
  const { revision, remotes: entries } = frame.data;
  const composed = await Promise.all(Object.entries(entries).map((entry) => compose(entry, source)));
  const remotes = composed.flatMap(({ remote }) => (remote ? [remote] : []));
  const problems = composed.flatMap(({ problem }) => (problem ? [problem] : []));
  const leftOut = composed.flatMap((one) => one.leftOut ?? []);
  const parts = [
    source.shellId,
    ...remotes.map(({ manifest }) => `${manifest.name}@${manifest.version}`),
    ...problems.filter(({ version, served }) => version === served).map(({ problem }) => problem),
    ...leftOut.map(({ address }) => address),
  ];
  const id = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
  const served = remotes.map(({ manifest: { name, version }, address, files }) => [
    name,
    { version, address, files, history: [] },
  ]);
  return {
    id,
    registry: {
      schema: 2,
      revision,
      owners: {},
      withdrawn: [],
      remotes: Object.fromEntries(served) as Registry['remotes'],
    },
    remotes,
    problems,
    leftOut,
  };
}
