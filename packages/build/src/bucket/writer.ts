import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  hashesTarget,
  metadataFolder,
  remoteRole,
  timestampFile,
  withdrawnFile,
} from '@lens/contracts/signing';
import { readOptional, replaceFile } from '../signing/metadata-files.ts';
import type { Bucket, StoredObject } from './bucket.ts';
import { sha384, targetHashes } from './chain.ts';
import { eachLimited } from './limited.ts';
import { BucketChanged, RootsStored } from './failures.ts';
import { fetchOthers, fetchState, writeState, writeWithdrawals } from './mirror.ts';
import { removeVersion, storeVersion } from './version-objects.ts';
import { listVersionFolders } from './version-folders.ts';

const nothing = Buffer.from('{}\n');
const numbered = /^(\d{1,15})\.(.+)\.json$/;
const rootFile = /^\d+\.root\.json$/;
const notRootFile = /^\d+\.(?!root\.json$)/;
const teamFile = new RegExp(`^\\d+\\.${remoteRole('')}`);

const namesIn = async (remotesFolder: string): Promise<string[]> =>
  (await readdir(path.join(remotesFolder, metadataFolder)).catch((): string[] => [])).filter((name) =>
    numbered.test(name),
  );

interface Places {
  bucket: Bucket;
  remotesFolder: string;
}

/** One change by one writer: what it found in the bucket, and what it puts there. */
export class BucketWriter {
  private timestamp: StoredObject | null = null;
  private withdrawn: StoredObject | null = null;
  /** Names of metadata files in the bucket. */
  private readonly metadata = new Set<string>();
  /** The hashes of metadata files in the folder that the bucket has as well. */
  private readonly stored = new Map<string, string>();
  /** What teams had signed, with the hash. */
  private readonly signed = new Set<string>();
  /** The numbers of what was live. */
  private numbers: ReadonlyMap<string, number> = new Map();
  private versions = new Set<string>();
  private isLive = false;

  private constructor(private readonly places: Places) {}

  /**
   * Makes the folder what the bucket is. An empty bucket leaves it as it is: it is filled from the folder.
   * @param accept throws an Error if a timestamp must not replace that of the folder
   */
  static async begin(places: Places, accept: (timestamp: Buffer) => Promise<void>): Promise<BucketWriter> {
    const writer = new BucketWriter(places);
    await writer.pull(accept);
    writer.versions = await listVersionFolders(places.remotesFolder);
    return writer;
  }

  private async pull(accept: (timestamp: Buffer) => Promise<void>): Promise<void> {
    const { bucket, remotesFolder } = this.places;
    this.withdrawn = await bucket.get(withdrawnFile);
    this.timestamp = await bucket.get(timestampFile);
    const objects = await bucket.list(`${metadataFolder}/`);
    for (const { key } of objects) this.metadata.add(key.slice(metadataFolder.length + 1));
    if (!this.timestamp) return;
    await accept(this.timestamp.bytes);
    const state = await fetchState(bucket, remotesFolder, this.timestamp.bytes);
    this.numbers = state.numbers;
    await this.dropOwn(state.numbers);
    await this.fetchUnreleased(state.numbers);
    for (const [file, bytes] of state.files)
      if (teamFile.test(path.basename(file))) this.noteSigned(file, bytes);
    await fetchOthers(bucket, remotesFolder, await this.everyVersion());
    await writeState(bucket, remotesFolder, state, this.timestamp.bytes);
    await writeWithdrawals(remotesFolder, this.withdrawn);
    for (const [name, bytes] of await this.readMetadata()) this.stored.set(name, sha384(bytes));
  }

  private async readMetadata(): Promise<Map<string, Buffer>> {
    const { remotesFolder } = this.places;
    const contents = new Map<string, Buffer>();
    for (const name of await namesIn(remotesFolder))
      contents.set(name, await readFile(path.join(remotesFolder, metadataFolder, name)));
    return contents;
  }

  /**
   * Removes what an earlier attempt signed and could not put into the bucket. There may be other files of the same name
   * there, of a writer that was as quick, or that died.
   */
  private async dropOwn(numbers: ReadonlyMap<string, number>): Promise<void> {
    const { remotesFolder } = this.places;
    for (const name of await namesIn(remotesFolder)) {
      const [, number, role = ''] = numbered.exec(name) ?? [];
      const isNewer = role !== 'root' && Number(number) > (numbers.get(role) ?? 0);
      if (isNewer || !this.metadata.has(name))
        await rm(path.join(remotesFolder, metadataFolder, name), { force: true });
    }
  }

  /** Brings what was signed since the last release. */
  private async fetchUnreleased(numbers: ReadonlyMap<string, number>): Promise<void> {
    const { bucket, remotesFolder } = this.places;
    const names = [...this.metadata].filter((name) => {
      const [, number, role = ''] = numbered.exec(name) ?? [];
      const isTargets = role === 'targets' || role.startsWith(remoteRole(''));
      return isTargets && Number(number) > (numbers.get(role) ?? 0);
    });
    await eachLimited(names, async (name) => {
      const file = `${metadataFolder}/${name}`;
      const stored = await bucket.get(file);
      if (!stored) return;
      await replaceFile(path.join(remotesFolder, file), stored.bytes);
      if (teamFile.test(name)) this.noteSigned(file, stored.bytes);
    });
  }

  private noteSigned(file: string, bytes: Buffer): void {
    try {
      for (const [target, hash] of targetHashes(file, bytes)) this.signed.add(`${target} ${hash}`);
    } catch {
      // Somebody put another file there; whoever signs passes it over as well.
    }
  }

  private everyVersion() {
    return [...this.signed].flatMap((line) => {
      const [target = '', sha384 = ''] = line.split(' ');
      const [name = '', version = ''] = target.split('/');
      return target === hashesTarget(name, version) ? [{ name, version, sha384 }] : [];
    });
  }

  /**
   * Puts what is new into the bucket, and the timestamp last: with it, all of it is live.
   * @throws BucketChanged if somebody else was first; nothing is live then
   */
  async release(timestamp: Buffer): Promise<void> {
    const { bucket } = this.places;
    await this.storeSigned();
    const roots = await this.changed(rootFile);
    if (roots.length > 0 && this.timestamp) {
      // Shells follow to a new root at once, so it comes last, and only if nobody else seems to be writing.
      const there = await bucket.getUnless(timestampFile, this.timestamp.etag);
      if (there !== 'unchanged') throw new BucketChanged();
    }
    const release = async (): Promise<void> => {
      await this.storeAll(roots);
      const condition = this.timestamp ? { etag: this.timestamp.etag } : ('absent' as const);
      const etag = await bucket.place(timestampFile, timestamp, condition);
      if (etag === null) throw new BucketChanged();
      this.timestamp = { bytes: timestamp, etag };
      this.isLive = true;
    };
    if (roots.length === 0 || !this.timestamp) return release();
    return release().catch((failure: unknown) => {
      throw new RootsStored(failure);
    });
  }

  /** Puts what needs no release into the bucket, and removes what is not in the folder any more. */
  async end(): Promise<void> {
    const { bucket, remotesFolder } = this.places;
    await this.storeSigned();
    await this.storeAll(await this.changed(rootFile));
    await this.storeWithdrawals();
    const here = new Set(await namesIn(remotesFolder));
    // Only what is older than what was live: another writer may be using a newer name at this moment.
    const gone = [...this.metadata].filter((name) => {
      const [, number, role = ''] = numbered.exec(name) ?? [];
      return !here.has(name) && role !== 'root' && Number(number) < (this.numbers.get(role) ?? 0);
    });
    // Without a timestamp of ours nothing was replaced.
    if (this.isLive) await eachLimited(gone, (name) => bucket.remove(`${metadataFolder}/${name}`));
    const left = await listVersionFolders(remotesFolder);
    for (const folder of this.versions) {
      const [name = '', version = ''] = folder.split('/');
      if (!left.has(folder)) await removeVersion(bucket, name, version);
    }
  }

  private async changed(file: RegExp): Promise<[string, Buffer][]> {
    return [...(await this.readMetadata())].filter(
      ([name, bytes]) => file.test(name) && this.stored.get(name) !== sha384(bytes),
    );
  }

  /** Versions first, then what names them. */
  private async storeSigned(): Promise<void> {
    const files = await this.changed(notRootFile);
    for (const [name, bytes] of files) if (teamFile.test(name)) await this.storeVersions(name, bytes);
    await this.storeAll(files);
  }

  private async storeAll(files: [string, Buffer][]): Promise<void> {
    for (const [name, bytes] of files) {
      if (!(await this.storeMetadata(name, bytes))) throw new BucketChanged();
      this.stored.set(name, sha384(bytes));
      this.metadata.add(name);
    }
  }

  private async storeVersions(file: string, bytes: Buffer): Promise<void> {
    const { bucket, remotesFolder } = this.places;
    const folders = await listVersionFolders(remotesFolder);
    for (const [target, hash] of targetHashes(file, bytes)) {
      const [name = '', version = ''] = target.split('/');
      if (this.signed.has(`${target} ${hash}`) || !folders.has(`${name}/${version}`)) continue;
      await storeVersion(bucket, remotesFolder, { name, version });
      this.signed.add(`${target} ${hash}`);
    }
  }

  /** @returns false if somebody else has written that file */
  private async storeMetadata(name: string, bytes: Buffer): Promise<boolean> {
    const { bucket } = this.places;
    const key = `${metadataFolder}/${name}`;
    const before = this.stored.get(name);
    if (before === undefined) return (await bucket.place(key, bytes, 'absent')) !== null;
    // Only a signature was added to what several people sign.
    const there = await bucket.get(key);
    if (!there || sha384(there.bytes) !== before) return false;
    return (await bucket.place(key, bytes, { etag: there.etag })) !== null;
  }

  private async storeWithdrawals(): Promise<void> {
    const { bucket, remotesFolder } = this.places;
    const here = (await readOptional(path.join(remotesFolder, withdrawnFile))) ?? nothing;
    if (here.equals(this.withdrawn?.bytes ?? nothing)) return;
    const condition = this.withdrawn ? { etag: this.withdrawn.etag } : ('absent' as const);
    const etag = await bucket.place(withdrawnFile, here, condition);
    if (etag !== null) this.withdrawn = { bytes: here, etag };
    // After a release, what somebody has just withdrawn stays so, beside what the release took in.
    else if (!this.isLive) throw new BucketChanged();
  }
}
