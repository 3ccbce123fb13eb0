import { statSync, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { VersionTexts } from './version-texts';
import { readSnapshot, type RemoteProblem, type Snapshot } from './snapshot';

/** How often a problem is checked again, even if no file seems to have changed. */
const recheckMs = 5000;

const stampOf = ({ mtimeMs, ctimeMs, ino, size }: Stats): string => [mtimeMs, ctimeMs, ino, size].join('/');

const fileStamp = (file: string): Promise<string> => stat(file).then(stampOf, () => 'absent');

function fileStampSync(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? stampOf(stats) : 'absent';
}

const problemKey = ({ problem, served }: RemoteProblem): string => `${served} ${problem}`;

/**
 * The registry as it is now: each call of `current` checks whether registry.json has changed. A registry that cannot be
 * read never replaces the last good one; `problem` says why until that is solved. A single remote that cannot be composed
 * is left out alone, or stays in its previous version.
 */
export class CurrentRegistry {
  private snapshot: Snapshot | null = null;
  private stamp = '';
  private reading: Promise<void> | null = null;
  private readonly texts = new VersionTexts();
  problem: string | null = null;

  constructor(
    private readonly remotesFolder: string,
    private readonly shellId: string,
    private readonly log: Logger,
    /** Called with every new snapshot, so that caches for older ones can be dropped. */
    private readonly onChange: (snapshot: Snapshot) => void,
  ) {}

  /** The newest good snapshot. @throws Error if there has never been one */
  async current(): Promise<Snapshot> {
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

  /** The registry, and files that it names and that were missing, as they may be copied later. */
  private files(): string[] {
    const problems = this.snapshot?.problems ?? [];
    return [
      path.join(this.remotesFolder, 'registry.json'),
      ...problems.flatMap(({ awaitedFiles }) => awaitedFiles),
    ];
  }

  private toStamp(fileStamps: string[]): string {
    const hasProblems = this.problem !== null || (this.snapshot?.problems ?? []).length > 0;
    return [hasProblems ? Math.floor(Date.now() / recheckMs) : '', ...fileStamps].join(' ');
  }

  private async refresh(): Promise<void> {
    const stamp = this.toStamp(await Promise.all(this.files().map(fileStamp)));
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    const file = path.join(this.remotesFolder, 'registry.json');
    try {
      const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
        throw new Error(`it cannot be read (${code ?? 'unknown'})`);
      });
      const { remotesFolder, shellId, texts, snapshot: previous } = this;
      this.apply(await readSnapshot(text, { remotesFolder, shellId, texts, previous }), previous);
    } catch (cause) {
      const problem = `registry.json: ${(cause as Error).message}`;
      if (problem !== this.problem)
        this.log.error({ problem }, 'registry not usable, the last good composition stays');
      this.problem = problem;
    }
  }

  private apply(snapshot: Snapshot, previous: Snapshot | null): void {
    this.snapshot = snapshot;
    this.problem = null;
    this.texts.keepOnly(new Set(snapshot.remotes.map(({ folder }) => folder)));
    this.onChange(snapshot);
    const { id, registry, problems } = snapshot;
    if (id !== previous?.id)
      this.log.info({ composition: id, revision: registry.revision }, 'composition changed');
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
