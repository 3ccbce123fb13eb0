import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from './lock';

/** How long the next removal of a file, and the next creation of a claim, are delayed. */
let slowRemovalMs = 0;
let slowClaimMs = 0;
jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const rm: typeof actual.rm = async (...args) => {
    const waitMs = slowRemovalMs;
    slowRemovalMs = 0;
    await sleep(waitMs);
    return actual.rm(...args);
  };
  const writeFile: typeof actual.writeFile = async (...args) => {
    const waitMs = String(args[0]).endsWith('.dead-holder') ? slowClaimMs : 0;
    if (waitMs > 0) slowClaimMs = 0;
    await sleep(waitMs);
    return actual.writeFile(...args);
  };
  return { ...actual, rm, writeFile };
});

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-lock-'));
  lock = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a lock, or a claim to one, that looks a minute old. */
function writeStale(file: string, text: string): void {
  writeFileSync(file, text);
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(file, minuteAgo, minuteAgo);
}

/** Runs some workers under the lock. @returns how many of them ran at the same time, at most */
async function maxConcurrency(workers: number, workMs = 3): Promise<number> {
  let [running, highest] = [0, 0];
  const work = async () => {
    running += 1;
    highest = Math.max(highest, running);
    await sleep(workMs);
    running -= 1;
  };
  await Promise.all(Array.from({ length: workers }, () => withLock(lock, work)));
  return highest;
}

describe('A lock', () => {
  it('lets one worker at a time run', async () => {
    expect(await maxConcurrency(20)).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('of a dead holder is broken by one of the waiting workers, and never while the next one holds it', async () => {
    for (let round = 0; round < 10; round += 1) {
      writeStale(lock, 'dead-holder');
      expect(await maxConcurrency(20)).toBe(1);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not taken from its next holder by a worker that is slow to break it', async () => {
    writeStale(lock, 'dead-holder');
    slowRemovalMs = 200;
    expect(await maxConcurrency(4, 300)).toBe(1);
  });

  it('is not taken from its next holder by a worker that is slow to claim it', async () => {
    writeStale(lock, 'dead-holder');
    slowClaimMs = 200;
    expect(await maxConcurrency(4, 300)).toBe(1);
  });

  it('is also broken if the worker that began to break it has died', async () => {
    writeStale(lock, 'dead-holder');
    writeStale(`${lock}.dead-holder`, '');
    expect(await maxConcurrency(5)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that was lost to another holder makes the old holder fail, who does not remove it', async () => {
    const work = withLock(lock, async (requireLock) => {
      await requireLock();
      writeFileSync(lock, 'next-holder');
      await requireLock();
    });
    await expect(work).rejects.toThrow('was lost because this process stopped');
    expect(readFileSync(lock, 'utf8')).toBe('next-holder');
  });

  it('lets one of many processes run at a time, though each of them dies while it holds the lock', async () => {
    const counter = path.join(folder, 'counter');
    writeFileSync(counter, '0');
    writeStale(lock, 'dead-holder');
    const script = path.join(import.meta.dirname, '..', 'testing', 'count-under-lock.ts');
    const count = () =>
      new Promise<number | null>((resolve) => {
        const args = ['--conditions=lens-source', '--import', 'tsx/esm', script, lock, counter, '10'];
        spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', resolve);
      });
    expect(await Promise.all(Array.from({ length: 6 }, count))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(readFileSync(counter, 'utf8')).toBe('60');
  }, 60_000);

  it('is released after work that failed', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });
});
