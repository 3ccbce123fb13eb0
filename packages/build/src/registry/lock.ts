import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a process waits for the lock. */
const waitLimitMs = 10_000;
const retryMs = 20;
/** A holder keeps touching its lock. If a lock was not touched for this long, its holder has died. */
const staleMs = 5000;
const touchMs = 1000;

const isMissing = (failure: unknown) => (failure as NodeJS.ErrnoException).code === 'ENOENT';

/** Creates a file unless it exists. @returns whether it was created */
const createFile = (file: string, text: string) =>
  writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure;
      return false;
    },
  );

const isStale = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > staleMs,
    () => false,
  );

const holderOf = (file: string) =>
  readFile(file, 'utf8').catch((failure: unknown) => {
    if (isMissing(failure)) return null;
    throw failure;
  });

/**
 * Removes the lock of a dead holder. Of all processes that find it, only the one that creates the claim, a file named
 * after that holder, may remove it, so that no process removes the next holder's lock. (Decision 054)
 */
async function breakStale(file: string): Promise<void> {
  if (!(await isStale(file))) return;
  const holder = await holderOf(file);
  if (holder === null) return;
  const claim = `${file}.${/^[\w-]+$/.exec(holder)?.[0] ?? 'unnamed'}`;
  if (await createFile(claim, '')) {
    if ((await holderOf(file)) === holder && (await isStale(file))) await rm(file, { force: true });
    await rm(claim, { force: true });
  } else if (await isStale(claim)) {
    // The process that created the claim has died. In the next round one process creates a new claim.
    await rm(claim, { force: true });
  }
}

/**
 * @param timestamp what is about to make something live; a bucket gets it here, at the last moment to refuse
 * @throws Error if another process has broken the lock in the meantime, so that nothing may be written
 */
export type RequireLock = (timestamp?: Buffer) => Promise<void>;

/** Runs `work` while no other process runs any under the same lock file. @throws Error if the file stays locked */
export async function withLock<Result>(
  file: string,
  work: (requireLock: RequireLock) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  const deadlineMs = Date.now() + waitLimitMs;
  while (!(await createFile(file, id))) {
    await breakStale(file);
    if (Date.now() > deadlineMs) throw new Error(`${file} stays locked by another process.`);
    await sleep(retryMs);
  }
  const touchTimer = setInterval(() => {
    utimes(file, new Date(), new Date()).catch(() => undefined);
  }, touchMs);
  try {
    return await work(async () => {
      if ((await holderOf(file)) === id) return;
      throw new Error(
        `${file} was lost because this process stopped for more than ${staleMs / 1000} seconds, and another process took it. Nothing was changed; try again.`,
      );
    });
  } finally {
    clearInterval(touchTimer);
    if ((await holderOf(file)) === id) await rm(file, { force: true });
  }
}
