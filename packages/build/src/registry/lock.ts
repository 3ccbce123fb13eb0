import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const patience = 10_000;
/** Who holds a lock touches it again and again; one that nobody touched for so long was left by one that died. */
const stale = 5000;
const touch = 1000;

const isMissing = (failure: unknown) => (failure as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes a file unless it is there. @returns whether it was made */
const make = (file: string, text: string) =>
  writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure;
      return false;
    },
  );

const ageOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

const holderOf = (file: string) =>
  readFile(file, 'utf8').catch((failure: unknown) => {
    if (isMissing(failure)) return null;
    throw failure;
  });

/**
 * Takes away the lock of a holder that died. Of all who find it, one may: whoever makes the file that is named after that
 * holder. So nobody takes away the lock of the next one.
 */
async function breakStale(file: string): Promise<void> {
  if ((await ageOf(file)) <= stale) return;
  const holder = await holderOf(file);
  if (holder === null) return;
  const claim = `${file}.${/^[\w-]+$/.exec(holder)?.[0] ?? 'unnamed'}`;
  if (await make(claim, '')) {
    if ((await holderOf(file)) === holder && (await ageOf(file)) > stale) await rm(file, { force: true });
    await rm(claim, { force: true });
  } else if ((await ageOf(claim)) > stale) {
    // Its maker died in between; the next round decides who makes another.
    await rm(claim, { force: true });
  }
}

/** Does some work while no other process does work under the same lock file. @throws Error when it stays taken */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const own = randomUUID();
  const end = Date.now() + patience;
  while (!(await make(file, own))) {
    await breakStale(file);
    if (Date.now() > end) throw new Error(`${file} stays locked: somebody else is writing.`);
    await sleep(20);
  }
  const alive = setInterval(() => {
    utimes(file, new Date(), new Date()).catch(() => undefined);
  }, touch);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    if ((await holderOf(file)) === own) await rm(file, { force: true });
  }
}
