import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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
import { remoteManifest, type RemoteManifest } from '@lens/contracts/remote';
import type { Composition, ComposedRemote } from '../../composition/page-state';
import { IntegrityError, integrityOf } from '../integrity';
import { keepWhatIsSaid, type TextsOfVersions } from './remote-texts';

export interface ServedRemote extends ComposedRemote {
  manifest: RemoteManifest;
  folder: string;
  files: Record<string, string>;
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
}

/** Reads a file of a version and checks it. @throws IntegrityError when it is not what the registry names */
export async function readVerified(
  remote: Pick<ServedRemote, 'folder' | 'files'>,
  file: string,
): Promise<Buffer> {
  const content = await readFile(path.join(remote.folder, file)).catch((failure: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${failure.code ?? 'unknown'}).`);
  });
  if (remote.files[file] !== integrityOf(content)) throw new IntegrityError(file);
  return content;
}

const manifestFile = 'remote.json';

function parseManifest(text: string): RemoteManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${manifestFile} is not JSON.`);
  }
  const parsed = remoteManifest.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${manifestFile}: ${faultsOf(parsed.error, 'manifest').slice(0, 3).join('; ')}`);
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
}

async function readRemote(
  name: string,
  entry: RegistryEntry,
  { remotesFolder, texts }: Source,
): Promise<Composed> {
  const { version, address, files } = entry;
  const folder = path.join(remotesFolder, name, version);
  const own = parseManifest((await readVerified({ folder, files }, manifestFile)).toString('utf8'));
  if (own.name !== name || own.version !== version)
    throw new Error(`${manifestFile} says that it is ${own.name} ${own.version}.`);
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

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : 'unknown');

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
    return { remote: stays, problem: { name, version, served, problem: messageOf(failure), watched } };
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
  const parts = [
    source.shellId,
    ...remotes.map(({ manifest }) => `${manifest.name}@${manifest.version}`),
    ...problems.filter(({ version, served }) => version === served).map(({ problem }) => problem),
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
  };
}
