import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileSet, StagedFiles, StoredFile } from './file-set.js';

const working = '.restoring-';

/** What somebody is still writing, as everybody here names it. */
const isUnfinished = (name: string): boolean => /(^|\/)\.|\.(part|new|tmp)(\/|$)/.test(name);

/** How what is written may be read. */
export interface Modes {
  file: number;
  folder: number;
}

const forReaders: Modes = { file: 0o644, folder: 0o755 };
/** As the store of pictures has it: originals hold where and with what they were taken. */
export const forOwner: Modes = { file: 0o600, folder: 0o700 };

export class DiskFolder implements FileSet {
  constructor(
    private readonly folder: string,
    private readonly modes = forReaders,
  ) {}

  /** What stands at the top comes first: a registry, whose versions are there as long as it names them. */
  async list(): Promise<StoredFile[] | null> {
    if (!existsSync(this.folder)) return null;
    const found = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const names = found
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(this.folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((name) => !isUnfinished(name))
      .sort((one, other) => depthOf(one) - depthOf(other) || one.localeCompare(other));
    return Promise.all(
      names.map(async (name) => ({ name, bytes: (await stat(join(this.folder, name))).size })),
    );
  }

  read(name: string): Readable {
    return createReadStream(join(this.folder, name));
  }

  /** Takes new files aside, inside the folder, since the folder itself may be a mounted volume. */
  async stage(): Promise<StagedFiles> {
    await mkdir(this.folder, { recursive: true, mode: this.modes.folder });
    const aside = await mkdtemp(join(this.folder, working));
    const staged = new FilesAside(this.folder, aside, this.modes);
    await mkdir(staged.incoming);
    await mkdir(staged.outgoing);
    return staged;
  }
}

class FilesAside implements StagedFiles {
  readonly incoming: string;
  readonly outgoing: string;
  /** What `swap` has renamed so far, which is what `undo` has to take back. */
  private taken: string[] = [];
  private put: string[] = [];
  private isWhole = true;

  constructor(
    private readonly folder: string,
    private readonly aside: string,
    private readonly modes: Modes,
  ) {
    this.incoming = join(aside, 'new');
    this.outgoing = join(aside, 'old');
  }

  async add(name: string, content: Readable): Promise<void> {
    const target = join(this.incoming, name);
    await mkdir(dirname(target), { recursive: true, mode: this.modes.folder });
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: this.modes.file }));
  }

  /** By renaming only. */
  async swap(): Promise<void> {
    this.isWhole = false;
    const old = (await readdir(this.folder)).filter((name) => !name.startsWith(working));
    await moveEach(old, this.folder, this.outgoing, this.taken);
    await moveEach(await readdir(this.incoming), this.incoming, this.folder, this.put);
    this.isWhole = true;
  }

  async undo(): Promise<void> {
    this.isWhole = false;
    await moveEach(this.put, this.folder, this.incoming);
    await moveEach(this.taken, this.outgoing, this.folder);
    this.isWhole = true;
  }

  /** What could be neither swapped nor taken back stays for somebody to look at. */
  async clear(): Promise<void> {
    if (this.isWhole) await rm(this.aside, { recursive: true, force: true });
  }
}

async function moveEach(names: string[], from: string, to: string, moved: string[] = []): Promise<void> {
  for (const name of names) {
    await rename(join(from, name), join(to, name));
    moved.push(name);
  }
}

const depthOf = (name: string): number => name.split('/').length;
