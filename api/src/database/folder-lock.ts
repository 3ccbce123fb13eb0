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
import { hasEnded, identifyThisProcess, type ProcessIdentity } from './process-identity.js';

interface Owner extends ProcessIdentity {
  token: string;
}

export interface FolderLock {
  release(): void;
}

const heartbeatMs = 1000;
const heartbeatTimeoutMs = 4 * heartbeatMs;

/** What the operator is told whose process finds the lock taken. */
type DescribeOwner = (owner: ProcessIdentity) => string;

/**
 * Creates a lock file for this process, since PGlite would let two processes write to one folder and lose rows.
 * The lock of a dead process is taken over at once. If the process cannot be looked up, since it runs on another
 * machine or in another container, its lock is taken over once its heartbeat has stopped.
 * @throws StartError naming the process that owns the lock
 */
export async function lockFolder(
  file: string,
  describeOwner: DescribeOwner = (owner) => dataFolderMessage(file, owner),
): Promise<FolderLock> {
  mkdirSync(dirname(file), { recursive: true });
  const owner: Owner = { ...identifyThisProcess(), token: randomUUID() };
  const temporaryFile = `${file}.${owner.token}`;
  writeFileSync(temporaryFile, JSON.stringify(owner), { flag: 'wx' });
  try {
    await acquire(file, temporaryFile, describeOwner);
  } finally {
    unlinkIfExists(temporaryFile);
  }
  const heartbeat = setInterval(() => touch(file), heartbeatMs).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (readOwner(file)?.token === owner.token) unlinkIfExists(file);
    },
  };
}

/** Links the complete file into place, so that nobody reads half a lock. */
async function acquire(file: string, temporaryFile: string, describeOwner: DescribeOwner): Promise<void> {
  try {
    linkSync(temporaryFile, file);
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await throwIfOwned(file, describeOwner);
  // Several processes may find the same dead owner: only the one with this second lock may replace the first.
  const takeover = await lockFolder(`${file}.takeover`, describeOwner);
  try {
    await throwIfOwned(file, describeOwner);
    renameSync(temporaryFile, file);
  } finally {
    takeover.release();
  }
}

async function throwIfOwned(file: string, describeOwner: DescribeOwner): Promise<void> {
  const owner = readOwner(file);
  if (!owner || (await isDead(file, owner))) return;
  throw new StartError(describeOwner(owner));
}

const dataFolderMessage = (file: string, owner: ProcessIdentity): string =>
  `The data folder ${dirname(file)} is in use by process ${owner.pid} on ${owner.host}. ` +
  'Two processes would destroy the embedded database, so this one stops. ' +
  'End that process, or give this one another DATA_DIR.';

async function isDead(file: string, owner: Owner): Promise<boolean> {
  const ended = hasEnded(owner);
  if (ended !== 'unknown') return ended;
  const before = lastHeartbeat(file);
  await delay(heartbeatTimeoutMs);
  return lastHeartbeat(file) === before;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function lastHeartbeat(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody removed the folder of the running process: there is nothing left to protect.
  }
}

function unlinkIfExists(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
