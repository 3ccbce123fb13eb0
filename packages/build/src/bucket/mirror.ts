import path from 'node:path';
import {
  hashesTarget,
  metadataFile,
  registryTarget,
  timestampFile,
  withdrawnFile,
  withdrawnVersions,
  type WithdrawnVersions,
} from '@lens/contracts/signing';
import { readOptional, replaceFile } from '../signing/metadata-files.ts';
import type { Bucket, StoredObject } from './bucket.ts';
import {
  EmptyBucket,
  readState,
  servedTargets,
  sha384,
  WrongContent,
  type NamedVersion,
  type State,
} from './chain.ts';
import { eachLimited } from './limited.ts';
import { fetchVersion } from './version-objects.ts';
import { joinWithdrawals, readWithdrawals } from './withdrawals.ts';

/** More roots than a site has in a century. */
const maxRoots = 100;
/** Each of them brings several files at once. */
const versionsAtOnce = 4;
/** How often a state is read again because a writer has just replaced it. */
const maxReplaced = 5;

export interface MirrorPlaces {
  bucket: Bucket;
  remotesFolder: string;
  /** Runs work while no other process of this machine writes the folder. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** @throws Error if a timestamp must not replace that of the folder */
  accept?: (timestamp: Buffer) => Promise<void>;
}

/** Writes a file if it has another content. */
async function write(remotesFolder: string, file: string, bytes: Buffer): Promise<void> {
  const target = path.join(remotesFolder, file);
  if ((await readOptional(target))?.equals(bytes)) return;
  await replaceFile(target, bytes);
}

export async function fetchState(bucket: Bucket, remotesFolder: string, timestamp: Buffer): Promise<State> {
  return readState({ file: timestampFile, bytes: timestamp }, async (file, hash) => {
    const here = await readOptional(path.join(remotesFolder, file));
    if (here && sha384(here) === hash) return here;
    const stored = await bucket.get(file);
    if (stored && sha384(stored.bytes) === hash) return stored.bytes;
    throw new WrongContent(`${file} in the bucket is ${stored ? 'not what was signed' : 'missing'}`);
  });
}

async function fetchRoots(bucket: Bucket, remotesFolder: string): Promise<void> {
  for (let number = 1; number <= maxRoots; number += 1) {
    const file = metadataFile(number, 'root');
    const stored = await bucket.get(file);
    if (!stored) return;
    await write(remotesFolder, file, stored.bytes);
  }
}

/** Puts a state into a folder; its timestamp is the last file that readers verify. */
export async function writeState(
  bucket: Bucket,
  remotesFolder: string,
  { files, registryText }: State,
  timestamp: Buffer,
): Promise<void> {
  for (const [file, bytes] of files) await write(remotesFolder, file, bytes);
  await fetchRoots(bucket, remotesFolder);
  await write(remotesFolder, timestampFile, timestamp);
  await write(remotesFolder, registryTarget, registryText);
}

export const writeWithdrawals = (remotesFolder: string, stored: StoredObject | null): Promise<void> =>
  write(remotesFolder, withdrawnFile, stored?.bytes ?? Buffer.from('{}\n'));

/** The versions that are not live, for previews, lists and roll-backs. @returns what was wrong with some */
export async function fetchOthers(
  bucket: Bucket,
  remotesFolder: string,
  versions: NamedVersion[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const remote of new Set(versions.map(({ name }) => name))) {
    const objects = await bucket.list(`${remote}/`);
    const keys = new Set(objects.map(({ key }) => key));
    // What clean-up removed is still signed.
    const there = versions.filter(
      ({ name, version }) => name === remote && keys.has(hashesTarget(name, version)),
    );
    for (const one of there)
      await fetchVersion(bucket, remotesFolder, one, objects).catch((failure: unknown) => {
        if (!(failure instanceof WrongContent)) throw failure;
        problems.push(failure.message);
      });
  }
  return problems;
}

/** Keeps a folder of remotes like the one in a bucket. Whoever reads the folder verifies it, as any other. */
export class Mirror {
  private timestampEtag: string | undefined;
  private withdrawnEtag: string | undefined;
  /** Whether the folder has the withdrawals that were seen last. */
  private hasWithdrawals = false;
  private others: NamedVersion[] = [];

  constructor(private readonly places: MirrorPlaces) {}

  /**
   * Looks for news, and brings what is live. Nothing that is in the folder gets lost if it fails.
   * @param limitMs for a look
   * @throws Error saying what is wrong
   */
  async follow(limitMs?: number): Promise<void> {
    const { bucket, remotesFolder } = this.places;
    const look = { attempts: limitMs === undefined ? 3 : 1, ...(limitMs !== undefined && { limitMs }) };
    // Read before the timestamp: what a release takes in leaves this file only after it is live.
    const withdrawn = await bucket.getUnless(withdrawnFile, this.withdrawnEtag, look);
    const problems: string[] = [];
    let isUsable = true;
    if (withdrawn !== 'unchanged' && withdrawn !== null)
      await this.addWithdrawals(withdrawn).catch((failure: unknown) => {
        // Those that were withdrawn stay so.
        if (!(failure instanceof WrongContent)) throw failure;
        isUsable = false;
        problems.push(failure.message);
      });
    const timestamp = await bucket.getUnless(timestampFile, this.timestampEtag, look);
    if (timestamp === null) return this.requireNew();
    if (timestamp !== 'unchanged') problems.push(...(await this.take(timestamp)));
    const isNews = withdrawn === null ? !this.hasWithdrawals || this.withdrawnEtag !== undefined : isUsable;
    if (withdrawn !== 'unchanged' && isNews) {
      await this.places.exclusively(() => writeWithdrawals(remotesFolder, withdrawn));
      this.withdrawnEtag = withdrawn?.etag;
      this.hasWithdrawals = true;
    }
    if (problems.length > 0) throw new WrongContent(problems.join('; '));
  }

  /** Brings the published versions that are not live. @returns what was wrong with some */
  async followOthers(): Promise<string[]> {
    const { bucket, remotesFolder } = this.places;
    const { others } = this;
    if (others.length === 0) return [];
    const problems = await fetchOthers(bucket, remotesFolder, others);
    if (this.others === others) this.others = [];
    return problems;
  }

  /** @throws EmptyBucket if the folder has seen what the bucket has not */
  private async requireNew(): Promise<void> {
    if (await readOptional(path.join(this.places.remotesFolder, timestampFile)))
      throw new EmptyBucket(`The bucket has no ${timestampFile}`);
  }

  /** What is withdrawn is so at once, whatever else cannot be brought. */
  private async addWithdrawals(withdrawn: StoredObject): Promise<void> {
    const { remotesFolder, exclusively } = this.places;
    const added = requireWithdrawals(withdrawn);
    await exclusively(async () => {
      const here = await readOptional(path.join(remotesFolder, withdrawnFile));
      const joined = joinWithdrawals(here, added);
      if (joined) await write(remotesFolder, withdrawnFile, joined);
    });
  }

  /**
   * @returns what was wrong with versions without which nobody leaves the site: candidates, and those to go back to
   * @throws WrongContent if one that visitors get is wrong. The folder stays as it is then, since a shell that starts would
   * leave that remote out; an empty one gets the others.
   */
  private async fetchLive(state: State): Promise<string[]> {
    const { bucket, remotesFolder } = this.places;
    const inFolder = (file: string) => readOptional(path.join(remotesFolder, file));
    const withdrawals = readWithdrawals(await inFolder(withdrawnFile));
    const served = servedTargets(state.registryText, withdrawals);
    const isEmpty = (await inFolder(timestampFile)) === null;
    const problems: string[] = [];
    const needed: string[] = [];
    const fetchOne = (one: NamedVersion) =>
      fetchVersion(bucket, remotesFolder, one).catch((failure: unknown) => {
        // A bucket that does not answer ends the attempt.
        if (!(failure instanceof WrongContent)) throw failure;
        const isServed = served.has(hashesTarget(one.name, one.version));
        (isServed && !isEmpty ? needed : problems).push(failure.message);
      });
    await eachLimited(state.live, fetchOne, versionsAtOnce);
    if (needed.length > 0) throw new WrongContent([...needed, ...problems].join('; '));
    return problems;
  }

  private async take(timestamp: StoredObject): Promise<string[]> {
    const { bucket, remotesFolder, exclusively } = this.places;
    let newest: StoredObject | null = timestamp;
    for (let attempt = 1; attempt <= maxReplaced && newest !== null; attempt += 1) {
      const taken: StoredObject = newest;
      await this.places.accept?.(taken.bytes);
      const state = await fetchState(bucket, remotesFolder, taken.bytes);
      const problems = await this.fetchLive(state);
      let replaced: StoredObject | null | 'unchanged' = 'unchanged';
      await exclusively(async () => {
        // Of several processes with one folder, none puts an older state over a newer one.
        replaced = await bucket.getUnless(timestampFile, taken.etag);
        if (replaced === 'unchanged') await writeState(bucket, remotesFolder, state, taken.bytes);
      });
      const now = replaced as StoredObject | null | 'unchanged';
      if (now === 'unchanged') {
        if (problems.length === 0) this.timestampEtag = taken.etag;
        this.others = state.versions.filter((one) => !state.live.includes(one));
        return problems;
      }
      newest = now;
    }
    throw new WrongContent('The bucket changes faster than it can be read');
  }
}

/** @throws WrongContent if the file lists no versions */
function requireWithdrawals({ bytes }: StoredObject): WithdrawnVersions {
  try {
    return withdrawnVersions.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new WrongContent(`${withdrawnFile} in the bucket lists no versions`);
  }
}
