import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../config/start-error.js';
import { hasEnded, thisProcess, type ProcessIdentity } from './process-identity.js';

interface Owner extends ProcessIdentity {
  token: string;
}

export interface FolderLock {
  release(): void;
}

const heartbeatMs = 1000;
const silenceMs = 4 * heartbeatMs;

/**
 * Takes a lock file for this process. PGlite itself would let two processes write to one folder and lose rows.
 * The lock of a process that has died is taken over at once; on another machine or in another container, where
 * its process cannot be looked up, after its heartbeat has been silent.
 * @throws StartError naming the process that holds it
 */
export async function lockFolder(file: string): Promise<FolderLock> {
  mkdirSync(dirname(file), { recursive: true });
  const mine: Owner = { ...thisProcess(), token: randomUUID() };
  const draft = `${file}.${mine.token}`;
  writeFileSync(draft, JSON.stringify(mine), { flag: 'wx' });
  try {
    await take(file, draft);
  } finally {
    unlinkIfThere(draft);
  }
  const heartbeat = setInterval(() => touch(file), heartbeatMs).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (readOwner(file)?.token === mine.token) unlinkIfThere(file);
    },
  };
}

/** Links the finished draft into place, so that nobody ever reads a half-written lock. */
async function take(file: string, draft: string): Promise<void> {
  try {
    linkSync(draft, file);
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await refuseWhileHeld(file);
  // Of several processes that found the same dead owner, only the one with this second lock may replace it.
  const takeover = await lockFolder(`${file}.takeover`);
  try {
    await refuseWhileHeld(file);
    renameSync(draft, file);
  } finally {
    takeover.release();
  }
}

async function refuseWhileHeld(file: string): Promise<void> {
  const owner = readOwner(file);
  if (!owner || (await isGone(file, owner))) return;
  throw new StartError(
    `The data folder ${dirname(file)} is in use by process ${owner.pid} on ${owner.host}. ` +
      'Two processes on one embedded database destroy it, so this one stops. ' +
      'End that process, or give this one another DATA_DIR.',
  );
}

async function isGone(file: string, owner: Owner): Promise<boolean> {
  const ended = hasEnded(owner);
  if (ended !== 'unknown') return ended;
  const before = lastBeat(file);
  await delay(silenceMs);
  return lastBeat(file) === before;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function lastBeat(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed under a running process; there is nothing left to guard.
  }
}

function unlinkIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
