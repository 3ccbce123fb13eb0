import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const patience = 10_000;
/** A writer needs milliseconds; a lock this old was left by one that died. */
const stale = 5000;

async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > stale) await rm(file, { force: true });
    return false;
  }
}

/** Does some work while no other process does work under the same lock file. @throws Error when it stays taken */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patience;
  while (!(await take(file))) {
    if (Date.now() > end) throw new Error(`${file} stays locked: somebody else is writing.`);
    await sleep(20);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
