import { createHash } from 'node:crypto';
import path from 'node:path';
import { describeIssues } from '@lens/contracts/zod-issues';
import type { RemoteState } from '@lens/contracts/health';
import { sourceLanguage } from '@lens/contracts/languages';
import {
  registryEntry,
  registryWithUncheckedEntries,
  remoteName,
  versionName,
  type Registry,
  type RegistryEntry,
} from '@lens/contracts/registry';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { Composition, ComposedRemote } from '../../page/page-state';
import { errorMessage } from '../error-message';
import type { ReadRegistry } from './registry-source';
import { findAddresses } from './left-out';
import type { VersionFolder } from './read-verified';
import { restrictToReadableTexts, type VersionTexts } from './version-texts';
import { manifestFile, readManifest } from './version-manifest';

/** A version that a share of the visitors gets in place of the stable one. */
export interface Rollout {
  name: string;
  percent: number;
  candidate: ServedRemote;
}

export interface ServedRemote extends ComposedRemote, VersionFolder {
  manifest: RemoteManifest;
}

/** Why a remote is not served as in the registry. */
export interface RemoteProblem extends RemoteState {
  /** Files that may still be copied: a change of one is a reason to read the registry again. */
  awaitedFiles: string[];
}

/** The composition that serves one request, so that its markup, scripts and texts belong to the same versions. */
export interface Snapshot extends Composition {
  /** The part of the registry that is served. */
  registry: Registry;
  remotes: ServedRemote[];
  problems: RemoteProblem[];
  /** The remotes that are left out, with their addresses. */
  leftOut: ComposedRemote[];
  /** What is rolled out; those of which this composition has the candidate are in `taken`. */
  rollouts: Rollout[];
  taken: Rollout[];
  shellId: string;
}

/** Every version that some visitor gets. */
export const servedVersions = ({ remotes, rollouts }: Snapshot): ServedRemote[] => [
  ...new Set([...remotes, ...rollouts.map(({ candidate }) => candidate)]),
];

interface Source {
  remotesFolder: string;
  shellId: string;
  texts: VersionTexts;
  /** The previous snapshot, in which a remote that can no longer be composed stays. */
  previous: Snapshot | null;
  /** Why remotes may not be served in the version that the registry names, by name. */
  refused?: Record<string, string>;
  refusedCandidates?: ReadRegistry['refusedCandidates'];
}

interface Composed {
  remote: ServedRemote | null;
  rollout?: Rollout;
  problem?: RemoteProblem;
  leftOut?: ComposedRemote | null;
}

export async function readRemote(
  name: string,
  entry: Pick<RegistryEntry, 'version' | 'address' | 'files'>,
  { remotesFolder, texts }: Pick<Source, 'remotesFolder' | 'texts'>,
): Promise<Composed> {
  const { version, address, files } = entry;
  const folder = path.join(remotesFolder, name, version);
  const published = await readManifest({ folder, files }, name, version);
  const versionTexts = await texts.get({ folder, files }, published.namespaces);
  const unreadable = versionTexts.unreadable.find(({ language }) => language === sourceLanguage);
  if (unreadable)
    throw new UnreadableTexts(`${unreadable.file} ${unreadable.reason}`, path.join(folder, unreadable.file));
  const { manifest, losses } = restrictToReadableTexts(published, versionTexts);
  const remote = { manifest, address, folder, files };
  if (losses.length === 0) return { remote };
  const awaitedFiles = versionTexts.unreadable.map(({ file }) => path.join(folder, file));
  return { remote, problem: { name, version, served: version, problem: losses.join(' '), awaitedFiles } };
}

class UnreadableTexts extends Error {
  constructor(
    message: string,
    readonly file: string,
  ) {
    super(message);
  }
}

/** A candidate that cannot be composed is not rolled out: everybody gets the stable version. */
async function readRollout(
  name: string,
  value: unknown,
  stable: ServedRemote,
  source: Source,
): Promise<Pick<Composed, 'rollout' | 'problem'>> {
  const candidate = registryEntry.safeParse(value).data?.candidate;
  const served = stable.manifest.version;
  const problemOf = (version: string, problem: string) => ({
    problem: { name, version, served, problem, awaitedFiles: [] },
  });
  const refused = source.refusedCandidates?.[name];
  if (refused) return problemOf(refused.version, refused.reason);
  if (!candidate) return {};
  try {
    const { remote, problem } = await readRemote(name, candidate, source);
    if (!remote || problem) return problemOf(candidate.version, problem?.problem ?? 'It cannot be read.');
    return { rollout: { name: candidate.rollout, percent: candidate.percent, candidate: remote } };
  } catch (failure) {
    return problemOf(candidate.version, errorMessage(failure));
  }
}

/** Composes one remote of the registry. Never rejects, so that a bad remote does not affect others. */
async function compose([name, value]: [string, unknown], source: Source): Promise<Composed> {
  const entry = registryEntry.safeParse(value);
  const version = versionName.safeParse((value as { version?: unknown } | null)?.version).data ?? 'unknown';
  try {
    if (!remoteName.safeParse(name).success) throw new Error('The registry has no such name.');
    if (!entry.success)
      throw new Error(`The registry’s entry: ${describeIssues(entry.error, 'entry').slice(0, 3).join('; ')}`);
    const refused = source.refused?.[name];
    if (refused !== undefined) throw new Error(refused);
    const stable = await readRemote(name, entry.data, source);
    if (!stable.remote) return stable;
    return { ...(await readRollout(name, value, stable.remote, source)), ...stable };
  } catch (failure) {
    const previous = source.previous?.remotes.find(({ manifest }) => manifest.name === name) ?? null;
    const manifest = path.join(source.remotesFolder, name, version, manifestFile);
    const awaitedFiles = entry.success ? [failure instanceof UnreadableTexts ? failure.file : manifest] : [];
    const served = previous?.manifest.version ?? null;
    const leftOut = previous ? null : await findAddresses(source.remotesFolder, name, value);
    return {
      remote: previous,
      problem: { name, version, served, problem: errorMessage(failure), awaitedFiles },
      leftOut,
    };
  }
}

function compositionId({
  shellId,
  remotes,
  problems,
  leftOut,
}: Pick<Snapshot, 'shellId' | 'remotes' | 'problems' | 'leftOut'>): string {
  const parts = [
    shellId,
    ...remotes.map(({ manifest }) => `${manifest.name}@${manifest.version}`),
    ...problems.filter(({ version, served }) => version === served).map(({ problem }) => problem),
    ...leftOut.map(({ address }) => address),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

/**
 * Creates a snapshot from the registry's text. A remote that cannot be composed is left out or stays in its previous
 * version, and is named in `problems`.
 * @throws Error if the text is not a registry
 */
export async function readSnapshot(text: string, source: Source): Promise<Snapshot> {
  const frame = registryWithUncheckedEntries.safeParse(JSON.parse(text));
  if (!frame.success) throw new Error(describeIssues(frame.error, 'it').slice(0, 3).join('; '));
  const { revision, remotes: entries } = frame.data;
  const composed = await Promise.all(Object.entries(entries).map((entry) => compose(entry, source)));
  const remotes = composed.flatMap(({ remote }) => (remote ? [remote] : []));
  const problems = composed.flatMap(({ problem }) => (problem ? [problem] : []));
  const leftOut = composed.flatMap((one) => one.leftOut ?? []);
  const rollouts = composed.flatMap(({ rollout }) => rollout ?? []);
  const parts = { shellId: source.shellId, remotes, problems, leftOut };
  const served = remotes.map(({ manifest: { name, version }, address, files }) => [
    name,
    { version, address, files, history: [] },
  ]);
  return {
    ...parts,
    id: compositionId(parts),
    rollouts,
    taken: [],
    registry: {
      schema: 3,
      actions: [],
      revision,
      owners: {},
      withdrawn: [],
      remotes: Object.fromEntries(served) as Registry['remotes'],
    },
  };
}

/** The composition with the candidates of some roll-outs, in place of the stable versions. */
export function takeCandidates(snapshot: Snapshot, taken: Rollout[]): Snapshot {
  if (taken.length === 0) return snapshot;
  const candidates = taken.map(({ candidate }) => candidate);
  const nameOf = ({ manifest }: ServedRemote): string => manifest.name;
  const names = snapshot.remotes.map(nameOf);
  const remotes = [
    ...snapshot.remotes.map((remote) => candidates.find((one) => nameOf(one) === nameOf(remote)) ?? remote),
    // A preview may be of a remote that is not part of the site yet.
    ...candidates.filter((one) => !names.includes(nameOf(one))),
  ];
  return { ...snapshot, remotes, taken, id: compositionId({ ...snapshot, remotes }) };
}
