import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../config/start-error.js';
import { lockFolder } from './folder-lock.js';
import { identifyThisProcess, type ProcessIdentity } from './process-identity.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'postgres.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

const writeLockOf = (owner: Partial<ProcessIdentity>) =>
  writeFileSync(file, JSON.stringify({ ...identifyThisProcess(), token: 'theirs', ...owner }));

const readOwnerPid = () => (JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity).pid;

test('a lock has one owner, leaves no file behind, and can be acquired again', async () => {
  const lock = await lockFolder(file);
  await expect(lockFolder(file)).rejects.toThrow(StartError);
  await expect(lockFolder(file)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(readdirSync(folder)).toEqual(['postgres.lock']);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(file)).release();
});

test('a lock is taken over at once from a process that was killed', async () => {
  const child = spawn('sleep', ['60']);
  writeLockOf({ pid: child.pid!, startedAt: readStartTime(child.pid!) });
  await expect(lockFolder(file)).rejects.toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const started = performance.now();
  const lock = await lockFolder(file);
  expect(performance.now() - started).toBeLessThan(500);
  expect(readOwnerPid()).toBe(process.pid);
  lock.release();
});

test.each([
  ['a process whose number another process has now', { startedAt: '1' }],
  ['a process that ran before the machine was restarted', { boot: 'another boot' }],
])('a lock is taken over from %s', async (_, owner) => {
  writeLockOf(owner);
  (await lockFolder(file)).release();
});

test('a lock file with unreadable content is taken over', async () => {
  writeFileSync(file, 'half a l');
  (await lockFolder(file)).release();
});

test('a lock of another container is respected while its heartbeat goes on, and taken over afterwards', async () => {
  const otherHost = { host: 'other', boot: 'other boot' };
  const heartbeatSource = await lockFolder(file);
  writeLockOf(otherHost);
  await expect(lockFolder(file)).rejects.toThrow('on other');
  heartbeatSource.release();
  expect(existsSync(file)).toBe(true);
  (await lockFolder(file)).release();
  expect(existsSync(file)).toBe(false);
}, 20_000);

test('exactly one of many processes takes over the lock of a dead owner at the same moment', async () => {
  writeLockOf({ startedAt: '1' });
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(file)));
  const successful = attempts.filter((attempt) => attempt.status === 'fulfilled');
  expect(successful).toHaveLength(1);
  successful[0]?.value.release();
  expect(readdirSync(folder)).toEqual([]);
});

function readStartTime(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]!;
}
