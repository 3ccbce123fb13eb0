import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../config/start-error.js';
import { lockFolder } from './folder-lock.js';
import { thisProcess, type ProcessIdentity } from './process-identity.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'postgres.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

const heldBy = (owner: Partial<ProcessIdentity>) =>
  writeFileSync(file, JSON.stringify({ ...thisProcess(), token: 'theirs', ...owner }));

const ownerPid = () => (JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity).pid;

test('is held by one, leaves nothing behind, and can be taken again', async () => {
  const lock = await lockFolder(file);
  await expect(lockFolder(file)).rejects.toThrow(StartError);
  await expect(lockFolder(file)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(readdirSync(folder)).toEqual(['postgres.lock']);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(file)).release();
});

test('is taken over at once from a process that was killed', async () => {
  const child = spawn('sleep', ['60']);
  heldBy({ pid: child.pid!, startedAt: startOf(child.pid!) });
  await expect(lockFolder(file)).rejects.toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const started = performance.now();
  const lock = await lockFolder(file);
  expect(performance.now() - started).toBeLessThan(500);
  expect(ownerPid()).toBe(process.pid);
  lock.release();
});

test.each([
  ['a process whose number another one has now', { startedAt: '1' }],
  ['a process from before the machine was restarted', { boot: 'another boot' }],
])('is taken over from %s', async (_, owner) => {
  heldBy(owner);
  (await lockFolder(file)).release();
});

test('is taken over when what stands in it is no lock', async () => {
  writeFileSync(file, 'half a l');
  (await lockFolder(file)).release();
});

test('in another container counts as held while its heart beats, and as free when it is silent', async () => {
  const elsewhere = { host: 'other', boot: 'other boot' };
  const beating = await lockFolder(file);
  heldBy(elsewhere);
  await expect(lockFolder(file)).rejects.toThrow('on other');
  beating.release();
  expect(existsSync(file)).toBe(true);
  (await lockFolder(file)).release();
  expect(existsSync(file)).toBe(false);
}, 20_000);

test('goes to exactly one of many that find a dead owner at the same moment', async () => {
  heldBy({ startedAt: '1' });
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(file)));
  const won = attempts.filter((attempt) => attempt.status === 'fulfilled');
  expect(won).toHaveLength(1);
  won[0]?.value.release();
  expect(readdirSync(folder)).toEqual([]);
});

function startOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]!;
}
