import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileSet, StagedFiles, StoredFile } from './file-set.js';

const stagingPrefix = '.restoring-';

/** Files that are still being written have such a name in all parts of the product. */
const isUnfinished = (name: string): boolean => /(^|\/)\.|\.(part|new|tmp)(\/|$)/.test(name);

/** Permissions of written files and folders. */
export interface Modes {
  file: number;
  folder: number;
}

const readableModes: Modes = { file: 0o644, folder: 0o755 };
/** For pictures, since originals contain where and with which camera they were taken. */
export const privateModes: Modes = { file: 0o600, folder: 0o700 };

export class DiskFolder implements FileSet {
  constructor(
    private readonly folder: string,
    private readonly modes = readableModes,
  ) {}

  /** Lists files at the top first: the registry is copied before the versions that it names. */
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
      .sort((one, other) => pathDepth(one) - pathDepth(other) || one.localeCompare(other));
    return Promise.all(
      names.map(async (name) => ({ name, bytes: (await stat(join(this.folder, name))).size })),
    );
  }

  read(name: string): Readable {
    return createReadStream(join(this.folder, name));
  }

  /** Stages new files inside the folder: it may be a mounted volume, and files can be renamed only within one. */
  async stage(): Promise<StagedFiles> {
    await mkdir(this.folder, { recursive: true, mode: this.modes.folder });
    const stagingFolder = await mkdtemp(join(this.folder, stagingPrefix));
    const staged = new StagedDiskFiles(this.folder, stagingFolder, this.modes);
    await mkdir(staged.incoming);
    await mkdir(staged.outgoing);
    return staged;
  }
}

class StagedDiskFiles implements StagedFiles {
  readonly incoming: string;
  readonly outgoing: string;
  /** What `swap` has moved so far, for `undo`. */
  private movedOut: string[] = [];
  private movedIn: string[] = [];
  private isConsistent = true;

  constructor(
    private readonly folder: string,
    private readonly stagingFolder: string,
    private readonly modes: Modes,
  ) {
    this.incoming = join(stagingFolder, 'new');
    this.outgoing = join(stagingFolder, 'old');
  }

  async add(name: string, content: Readable): Promise<void> {
    const target = join(this.incoming, name);
    await mkdir(dirname(target), { recursive: true, mode: this.modes.folder });
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: this.modes.file }));
  }

  async swap(): Promise<void> {
    this.isConsistent = false;
    const oldNames = (await readdir(this.folder)).filter((name) => !name.startsWith(stagingPrefix));
    await moveEach(oldNames, this.folder, this.outgoing, this.movedOut);
    await moveEach(await readdir(this.incoming), this.incoming, this.folder, this.movedIn);
    this.isConsistent = true;
  }

  async undo(): Promise<void> {
    this.isConsistent = false;
    await moveEach(this.movedIn, this.folder, this.incoming);
    await moveEach(this.movedOut, this.outgoing, this.folder);
    this.isConsistent = true;
  }

  /** Keeps the staged files after a failed swap that could not be undone, for the operator to look at. */
  async clear(): Promise<void> {
    if (this.isConsistent) await rm(this.stagingFolder, { recursive: true, force: true });
  }
}

async function moveEach(names: string[], from: string, to: string, moved: string[] = []): Promise<void> {
  for (const name of names) {
    await rename(join(from, name), join(to, name));
    moved.push(name);
  }
}

const pathDepth = (name: string): number => name.split('/').length;
