import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { manifestName, type Manifest } from './manifest.js';

export interface ArchiveOptions {
  /** Encrypts what is written; without it the file is a plain `.tar.gz`. */
  encrypt?: (plain: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>;
  openFile?: (file: string) => Writable;
}

const openPrivately = (file: string): Writable => createWriteStream(file, { mode: 0o600 });

/** Writes a `.tar.gz` that has its final name only once it is complete. Only its owner may read it. */
export class ArchiveWriter {
  readonly entries: Manifest['entries'] = {};
  private readonly pack = tar.pack();
  private readonly partialFile: string;
  private readonly writing: Promise<void>;

  constructor(
    private readonly file: string,
    { encrypt, openFile = openPrivately }: ArchiveOptions = {},
  ) {
    this.partialFile = `${file}.partial`;
    const output = openFile(this.partialFile);
    this.writing = encrypt
      ? pipeline(this.pack, createGzip(), encrypt, output)
      : pipeline(this.pack, createGzip(), output);
    // A failure reaches whoever awaits `writing`; until then it must not end the process.
    this.writing.catch(() => undefined);
  }

  /** @param bytes the exact size of `content` */
  async add(name: string, bytes: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const ended = new EventEmitter();
    const done = once(ended, 'done');
    const entry = this.pack.entry({ name, size: bytes, mode: 0o600 }, (error) =>
      error ? ended.emit('error', error) : ended.emit('done'),
    );
    // Not by `pipeline`, which never sees the end of this old kind of stream.
    const copy = async () => {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (!entry.write(chunk)) await once(entry, 'drain');
      }
      entry.end();
      await done;
    };
    try {
      await Promise.race([copy(), this.rejectOnFailure()]);
    } finally {
      content.destroy();
    }
    this.entries[name] = { bytes, sha256: hash.digest('hex') };
  }

  /** Adds the manifest. It comes last, because it lists the entries before it. */
  async finish(manifest: Omit<Manifest, 'entries'>): Promise<void> {
    const text = JSON.stringify({ ...manifest, entries: this.entries } satisfies Manifest, null, 2);
    this.pack.entry({ name: manifestName, mode: 0o600 }, text);
    this.pack.finalize();
    await this.writing;
    const handle = await open(this.partialFile, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(this.partialFile, this.file);
  }

  /** Deletes the incomplete file. */
  async abort(): Promise<void> {
    this.pack.destroy();
    await this.writing.catch(() => undefined);
    await rm(this.partialFile, { force: true });
  }

  /** Rejects when writing fails, and never resolves: on a full disk an entry would otherwise wait forever. */
  private rejectOnFailure(): Promise<never> {
    return this.writing.then(() => new Promise<never>(() => undefined));
  }
}
