import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from './lock';

/** How long the next file that is taken away takes to go, in milliseconds. */
let slow = 0;
jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const rm: typeof actual.rm = async (...given) => {
    const wait = slow;
    slow = 0;
    await sleep(wait);
    return actual.rm(...given);
  };
  return { ...actual, rm };
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
    slow = 200;
    expect(await most(4, 300)).toBe(1);
  });

  it('is broken also where whoever began to break it died as well', async () => {
    leave(lock, 'dead-holder');
    leave(`${lock}.dead-holder`, '');
    expect(await most(5)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free again after work that failed', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });
});
