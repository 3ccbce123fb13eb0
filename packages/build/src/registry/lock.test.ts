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

/** How long the next file that is removed takes to go, and the next claim to come. */
let slowRemovalMs = 0;
let slowClaimMs = 0;
jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const rm: typeof actual.rm = async (...given) => {
    const waitMs = slowRemovalMs;
    slowRemovalMs = 0;
    await sleep(waitMs);
    return actual.rm(...given);
  };
  const writeFile: typeof actual.writeFile = async (...given) => {
    const waitMs = String(given[0]).endsWith('.dead-holder') ? slowClaimMs : 0;
    if (waitMs > 0) slowClaimMs = 0;
    await sleep(waitMs);
    return actual.writeFile(...given);
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

/** A lock, or a claim to one, that somebody left a minute ago. */
function leave(file: string, text: string): void {
  writeFileSync(file, text);
  const then = new Date(Date.now() - 60_000);
  utimesSync(file, then, then);
}

/** How many are at work at the same moment, at most. */
async function most(workers: number, each = 3): Promise<number> {
  let [now, highest] = [0, 0];
  const work = async () => {
    now += 1;
    highest = Math.max(highest, now);
    await sleep(each);
    now -= 1;
  };
  await Promise.all(Array.from({ length: workers }, () => withLock(lock, work)));
  return highest;
}

describe('A lock', () => {
  it('lets one work at a time', async () => {
    expect(await most(20)).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('that a dead holder left is broken by one of those who wait, never under the next holder', async () => {
    for (let round = 0; round < 10; round += 1) {
      leave(lock, 'dead-holder');
      expect(await most(20)).toBe(1);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not taken from its next holder by one who is slow to break it', async () => {
    leave(lock, 'dead-holder');
    slowRemovalMs = 200;
    expect(await most(4, 300)).toBe(1);
  });

  it('is not taken from its next holder by one who is slow to claim it', async () => {
    leave(lock, 'dead-holder');
    slowClaimMs = 200;
    expect(await most(4, 300)).toBe(1);
  });

  it('is broken also where whoever began to break it died as well', async () => {
    leave(lock, 'dead-holder');
    leave(`${lock}.dead-holder`, '');
    expect(await most(5)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('lost to another holder tells the one that stood still, and is not removed under the other', async () => {
    const work = withLock(lock, async (requireLock) => {
      await requireLock();
      writeFileSync(lock, 'next-holder');
      await requireLock();
    });
    await expect(work).rejects.toThrow('was lost: this process stood still');
    expect(readFileSync(lock, 'utf8')).toBe('next-holder');
  });

  it('lets one of many processes work at a time, each of which dies while it holds the lock', async () => {
    const counter = path.join(folder, 'counter');
    writeFileSync(counter, '0');
    leave(lock, 'dead-holder');
    const script = path.join(import.meta.dirname, '..', 'testing', 'count-under-lock.ts');
    const count = () =>
      new Promise<number | null>((resolve) => {
        const args = ['--conditions=lens-source', '--import', 'tsx/esm', script, lock, counter, '10'];
        spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', resolve);
      });
    expect(await Promise.all(Array.from({ length: 6 }, count))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(readFileSync(counter, 'utf8')).toBe('60');
  }, 60_000);

  it('is free again after work that failed', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });
});
