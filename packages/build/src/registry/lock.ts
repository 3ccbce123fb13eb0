import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a process waits for its turn. */
const waitLimitMs = 10_000;
const retryMs = 20;
/** A holder touches its lock again and again; one that nobody touched for so long was left by a process that died. */
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
 * Removes the lock of a holder that died. Of all who find it, only the one may that creates the claim, a file named after
 * that holder: so nobody removes the lock of the next holder. (Decision 054)
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
    // Whoever created it died in between; the next round decides who creates another.
    await rm(claim, { force: true });
  }
}

/** @throws Error where another process broke the lock meanwhile: nothing may be written under it any more */
export type RequireLock = () => Promise<void>;

/** Does some work while no other process does work under the same lock file. @throws Error when it stays locked */
export async function withLock<Result>(
  file: string,
  work: (requireLock: RequireLock) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  const end = Date.now() + waitLimitMs;
  while (!(await createFile(file, id))) {
    await breakStale(file);
    if (Date.now() > end) throw new Error(`${file} stays locked: somebody else is writing.`);
    await sleep(retryMs);
  }
  const touching = setInterval(() => {
    utimes(file, new Date(), new Date()).catch(() => undefined);
  }, touchMs);
  try {
    return await work(async () => {
      if ((await holderOf(file)) === id) return;
      throw new Error(
        `${file} was lost: this process stood still for more than ${staleMs / 1000} seconds, and another one went on. Nothing was changed; try again.`,
      );
    });
  } finally {
    clearInterval(touching);
    if ((await holderOf(file)) === id) await rm(file, { force: true });
  }
}
