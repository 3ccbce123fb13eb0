import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptBackup } from './keep-rules.js';

export interface StoredBackup extends KeptBackup {
  name: string;
  bytes: number;
}

/** What is not complete and compared has another name. */
const namePattern = /^lens-(\d{6,})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;
const unfinishedName = '.unfinished.tar.gz.age';

/** A folder of backups: a file there has the name of a backup only once it was restored and compared. */
export class BackupFolder {
  constructor(private readonly folder: string) {}

  async create(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  get lockFile(): string {
    return join(this.folder, '.lock');
  }

  /** Where a backup is written and compared. */
  get unfinishedFile(): string {
    return join(this.folder, unfinishedName);
  }

  /** @returns those before come first */
  async list(): Promise<StoredBackup[]> {
    if (!existsSync(this.folder)) return [];
    const backups: StoredBackup[] = [];
    for (const name of await readdir(this.folder)) {
      const [, number, ...parts] = namePattern.exec(name) ?? [];
      if (!number) continue;
      const [year, month, date, hours, minutes, seconds] = parts.map(Number) as [number, ...number[]];
      const madeAt = new Date(Date.UTC(year, month! - 1, date, hours, minutes, seconds));
      const { size } = await stat(join(this.folder, name));
      backups.push({ name, number: Number(number), madeAt, bytes: size });
    }
    return backups.sort((a, b) => a.number - b.number);
  }

  /** What a process left that was killed. */
  async removeUnfinished(): Promise<void> {
    for (const name of await readdir(this.folder))
      if (name.startsWith(unfinishedName)) await rm(join(this.folder, name), { force: true });
  }

  /** Gives the written file the name of a backup. */
  async accept(madeAt: Date): Promise<void> {
    const number = ((await this.list()).at(-1)?.number ?? 0) + 1;
    const time = madeAt
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(/[-:]/g, '');
    const name = `lens-${String(number).padStart(6, '0')}-${time}.tar.gz.age`;
    await rename(this.unfinishedFile, join(this.folder, name));
    await this.flush();
  }

  async remove({ name }: StoredBackup): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  /** Otherwise a power cut might undo the rename, and later removals not. */
  private async flush(): Promise<void> {
    if (process.platform === 'win32') return;
    const handle = await open(this.folder);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
