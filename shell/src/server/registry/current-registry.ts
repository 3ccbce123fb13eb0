import { statSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { FileHashes, ReadRegistry, RegistrySource } from './registry-source';
import { VersionTexts } from './version-texts';
import {
  readRemote,
  readSnapshot,
  servedVersions,
  type RemoteProblem,
  type ServedRemote,
  type Snapshot,
} from './snapshot';

/** How often a problem is checked again, even if no file seems to have changed. */
const recheckMs = 5000;

const stampOf = ({ mtimeMs, ctimeMs, ino, size }: Stats): string => [mtimeMs, ctimeMs, ino, size].join('/');

const fileStamp = (file: string): Promise<string> => stat(file).then(stampOf, () => 'absent');

function fileStampSync(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? stampOf(stats) : 'absent';
}

const problemKey = ({ problem, served }: RemoteProblem): string => `${served} ${problem}`;

const refusals = ({ refused, refusedCandidates }: ReadRegistry): string =>
  JSON.stringify([refused, refusedCandidates]);

const isSame = (read: ReadRegistry, last: ReadRegistry | null): boolean =>
  last !== null && read.text === last.text && refusals(read) === refusals(last);

const describeRollouts = ({ rollouts }: Snapshot): string =>
  rollouts
    .map(({ percent, candidate: { manifest } }) => `${manifest.name} ${manifest.version} ${percent} %`)
    .join(', ');

/**
 * The registry as it is now: each call of `current` checks whether its files have changed. A registry that cannot be read
 * or verified never replaces the last good one; `problem` says why until that is solved. A single remote that cannot be
 * composed is left out alone, or stays in its previous version.
 */
export class CurrentRegistry {
  private snapshot: Snapshot | null = null;
  private stamp = '';
  private reading: Promise<void> | null = null;
  private last: ReadRegistry | null = null;
  private readonly texts = new VersionTexts();
  problem: string | null = null;

  constructor(
    private readonly source: RegistrySource,
    private readonly remotesFolder: string,
    private readonly shellId: string,
    private readonly log: Logger,
    /** Called with every new snapshot, so that caches for older ones can be dropped. */
    private readonly onChange: (snapshot: Snapshot) => void,
  ) {}

  /** The newest good snapshot. @throws Error if there has never been one */
  async current(): Promise<Snapshot> {
    // What is being read began before this call, and may have missed a change that the caller knows of.
    await this.reading;
    this.reading ??= this.refresh().finally(() => (this.reading = null));
    await this.reading;
    if (!this.snapshot) throw new Error(this.problem ?? 'There is no registry yet.');
    return this.snapshot;
  }

  /**
   * Whether the newest snapshot is that of the files as they are. It takes two microseconds, less than waiting for the
   * same answer from another thread, so that an answer that is cached can ask it.
   */
  isUnchanged(): boolean {
    // While the files are being read, their stamp is known already, but the snapshot is still that of the files before.
    if (this.reading !== null || this.snapshot === null) return false;
    return this.toStamp(this.files().map(fileStampSync)) === this.stamp;
  }

  /** Whether what is served is too old to take newer changes for new. */
  get isExpired(): boolean {
    return this.last !== null && Date.now() >= this.last.expiresAtMs;
  }

  /** The hashes of a published version, also of one that is no longer active; null if there is no such version. */
  async hashesOf(name: string, version: string): Promise<FileHashes | null> {
    // Another shell may have sent a page of a version that this one has not seen yet.
    await this.current().catch(() => undefined);
    return this.source.hashesOf(name, version);
  }

  /** Any version that its team signed. @throws Error if there is none, or if it cannot be composed */
  async readVersion(name: string, version: string): Promise<ServedRemote> {
    const files = await this.hashesOf(name, version);
    if (!files) throw new Error('It is not published.');
    const { remotesFolder, texts } = this;
    const address = `/remotes/${name}/${version}/`;
    const { remote, problem } = await readRemote(name, { version, address, files }, { remotesFolder, texts });
    if (!remote) throw new Error(problem?.problem ?? 'It cannot be read.');
    return remote;
  }

  /** The registry, and files that it names and that were missing, as they may be copied later. */
  private files(): string[] {
    const problems = this.snapshot?.problems ?? [];
    return [...this.source.files, ...problems.flatMap(({ awaitedFiles }) => awaitedFiles)];
  }

  private toStamp(fileStamps: string[]): string {
    const hasProblems = this.problem !== null || (this.snapshot?.problems ?? []).length > 0 || this.isExpired;
    return [hasProblems ? Math.floor(Date.now() / recheckMs) : '', ...fileStamps].join(' ');
  }

  private async refresh(): Promise<void> {
    const stamp = this.toStamp(await Promise.all(this.files().map(fileStamp)));
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    try {
      const read = await this.source.read();
      const { remotesFolder, shellId, texts, snapshot: previous } = this;
      // What did not change is composed again only if a remote may have been completed since.
      if (!previous || previous.problems.length > 0 || !isSame(read, this.last)) {
        const { text, refused, refusedCandidates } = read;
        const source = { remotesFolder, shellId, texts, previous, refused, refusedCandidates };
        this.apply(await readSnapshot(text, source), previous);
      }
      this.last = read;
      this.note(read.problem);
    } catch (cause) {
      this.note((cause as Error).message);
    }
  }

  private note(reason: string | null): void {
    const problem = reason === null ? null : `registry.json: ${reason}`;
    if (problem !== null && problem !== this.problem)
      this.log.error({ problem }, 'registry not usable, the last good composition stays');
    this.problem = problem;
  }

  private apply(snapshot: Snapshot, previous: Snapshot | null): void {
    this.snapshot = snapshot;
    this.texts.keepOnly(new Set(servedVersions(snapshot).map(({ folder }) => folder)));
    this.onChange(snapshot);
    const { id, registry, problems } = snapshot;
    if (id !== previous?.id)
      this.log.info({ composition: id, revision: registry.revision }, 'composition changed');
    const rollouts = describeRollouts(snapshot);
    if (rollouts !== (previous ? describeRollouts(previous) : ''))
      this.log.info({ rollouts }, 'roll-outs changed');
    const logged = new Set(previous?.problems.map(problemKey));
    for (const problem of problems.filter((one) => !logged.has(problemKey(one)))) {
      const { name, version, served, problem: why } = problem;
      this.log.error(
        { remote: name, version, served, why },
        served === null ? 'remote left out' : 'remote not served as the registry has it',
      );
    }
  }
}
