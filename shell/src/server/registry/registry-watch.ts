import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { readSnapshot, type Snapshot } from './snapshot';

/**
 * Follows registry.json without a restart. A registry that cannot be read or composed never replaces the last good
 * one; `problem` says what is wrong until it is mended.
 */
export class RegistryWatch {
  private snapshot: Snapshot | null = null;
  private seen = '';
  private reading: Promise<void> | null = null;
  problem: string | null = null;

  constructor(
    private readonly remotesFolder: string,
    private readonly shellId: string,
    private readonly log: Logger,
    /** Told of every new snapshot, so that what older ones needed can be dropped. */
    private readonly onChange: (snapshot: Snapshot) => void,
  ) {}

  /** The newest good snapshot. @throws Error when there has never been one */
  async current(): Promise<Snapshot> {
    this.reading ??= this.refresh().finally(() => (this.reading = null));
    await this.reading;
    if (!this.snapshot) throw new Error(this.problem ?? 'There is no registry yet.');
    return this.snapshot;
  }

  private async refresh(): Promise<void> {
    const file = path.join(this.remotesFolder, 'registry.json');
    const mark = await stat(file).then(
      ({ mtimeMs, ino, size }) => `${mtimeMs}/${ino}/${size}`,
      () => 'absent',
    );
    if (mark === this.seen) return;
    try {
      this.snapshot = await readSnapshot(await readFile(file, 'utf8'), this.remotesFolder, this.shellId);
      this.problem = null;
      this.seen = mark;
      this.onChange(this.snapshot);
      this.log.info(
        { composition: this.snapshot.id, revision: this.snapshot.registry.revision },
        'composition changed',
      );
    } catch (cause) {
      // Not marked as seen: what the registry names may still be on its way here.
      const problem = `registry.json: ${cause instanceof Error ? cause.message : 'unreadable'}`;
      if (problem !== this.problem)
        this.log.error({ problem }, 'registry not usable, the last good composition stays');
      this.problem = problem;
    }
  }
}
