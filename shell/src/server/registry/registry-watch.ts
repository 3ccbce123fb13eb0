import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { TextsOfVersions } from './remote-texts';
import { readSnapshot, type RemoteProblem, type Snapshot } from './snapshot';

/** How often what cannot be served is looked at anew, whether or not a file seems to have changed; milliseconds. */
const again = 5000;

const markOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, ctimeMs, ino, size }) => [mtimeMs, ctimeMs, ino, size].join('/'),
    () => 'absent',
  );

const sayingOf = ({ problem, served }: RemoteProblem): string => `${served} ${problem}`;

/**
 * Follows registry.json without a restart. A registry that cannot be read never replaces the last good one; `problem`
 * says what is wrong until it is mended. A single remote that cannot be composed is left out alone, or stays as it was.
 */
export class RegistryWatch {
  private snapshot: Snapshot | null = null;
  private seen = '';
  private reading: Promise<void> | null = null;
  private readonly texts = new TextsOfVersions();
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
    // What the registry names may still be on its way here: what was missing is looked for as well.
    const problems = this.snapshot?.problems ?? [];
    const files = [file, ...problems.flatMap(({ watched }) => watched)];
    const round = this.problem !== null || problems.length > 0 ? Math.floor(Date.now() / again) : '';
    const mark = [round, ...(await Promise.all(files.map(markOf)))].join(' ');
    if (mark === this.seen) return;
    this.seen = mark;
    try {
      const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
        throw new Error(`it cannot be read (${code ?? 'unknown'})`);
      });
      const { remotesFolder, shellId, texts, snapshot: last } = this;
      this.take(await readSnapshot(text, { remotesFolder, shellId, texts, last }), last);
    } catch (cause) {
      const problem = `registry.json: ${(cause as Error).message}`;
      if (problem !== this.problem)
        this.log.error({ problem }, 'registry not usable, the last good composition stays');
      this.problem = problem;
    }
  }

  private take(snapshot: Snapshot, last: Snapshot | null): void {
    this.snapshot = snapshot;
    this.problem = null;
    this.texts.keepOnly(new Set(snapshot.remotes.map(({ folder }) => folder)));
    this.onChange(snapshot);
    const { id, registry, problems } = snapshot;
    if (id !== last?.id)
      this.log.info({ composition: id, revision: registry.revision }, 'composition changed');
    const said = new Set(last?.problems.map(sayingOf));
    for (const problem of problems.filter((one) => !said.has(sayingOf(one)))) {
      const { name, version, served, problem: why } = problem;
      this.log.error(
        { remote: name, version, served, why },
        served === null ? 'remote left out' : 'remote not served as the registry has it',
      );
    }
  }
}
