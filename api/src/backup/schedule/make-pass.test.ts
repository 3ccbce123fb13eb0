import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../config/start-error.js';
import { BackupFolder } from './backup-folder.js';
import { makePass, type Pass } from './make-pass.js';

const hourMs = 3_600_000;
let root: string;
let folder: string;
let now: Date;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pass-'));
  folder = join(root, 'backups');
  now = new Date('2026-11-29T02:37:04Z');
});
afterEach(() => rmSync(root, { recursive: true }));

const names = () => readdirSync(folder).sort();
const later = (hours: number) => (now = new Date(now.getTime() + hours * hourMs));

const pass = (changes: Partial<Pass> = {}) =>
  makePass({
    folder: new BackupFolder(folder),
    keep: { daily: 2, weekly: 0, monthly: 0 },
    now: () => now,
    write: (file) => writeFile(file, 'encrypted'),
    verify: async () => undefined,
    ...changes,
  });

test('makes one a day, and tries again an hour after one that failed [BACKUP-2]', async () => {
  expect(await pass()).toMatchObject({ isMade: true, newest: { number: 1, bytes: 9, madeAt: now } });
  for (let hour = 1; hour < 24; hour += 1) {
    later(1);
    expect(await pass()).toMatchObject({ isMade: false, newest: { number: 1 } });
  }
  later(1);
  const verify = () => Promise.reject(new StartError('What is restored is not what was saved: users.'));
  expect(await pass({ verify })).toMatchObject({
    isMade: false,
    problem: 'What is restored is not what was saved: users.',
    newest: { number: 1 },
  });
  expect(names()).toEqual(['lens-000001-20261129T023704Z.tar.gz.age']);
  later(1);
  expect(await pass()).toMatchObject({ isMade: true, newest: { number: 2 } });
});

test('what is written has the name of a backup only once it was compared [BACKUP-2]', async () => {
  const verify = async (file: string) => {
    expect(existsSync(file)).toBe(true);
    expect(await new BackupFolder(folder).list()).toEqual([]);
  };
  expect(await pass({ verify })).toMatchObject({ isMade: true });
  expect(await new BackupFolder(folder).list()).toHaveLength(1);
});

test('a full disk leaves no part of a backup, and every earlier one [BACKUP-4]', async () => {
  for (let day = 0; day < 4; day += 1, later(24)) await pass();
  const before = names();
  const write = async (file: string) => {
    await writeFile(`${file}.partial`, 'half');
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
  };
  expect(await pass({ write })).toMatchObject({ isMade: false, problem: 'Error ENOSPC', removed: [] });
  expect(names()).toEqual(before);
});

test('of two passes at once one makes a backup, and the other names it and ends [BACKUP-5]', async () => {
  let other: unknown;
  const verify = async () => {
    other = await pass().catch((error: unknown) => error);
  };
  expect(await pass({ verify })).toMatchObject({ isMade: true });
  expect(other).toBeInstanceOf(StartError);
  expect((other as Error).message).toContain(`Process ${process.pid} on`);
  expect(names()).toHaveLength(1);
});

test('what a killed process left is no backup, and the next pass removes it [BACKUP-6]', async () => {
  mkdirSync(folder);
  for (const name of ['.unfinished.tar.gz.age', '.unfinished.tar.gz.age.partial'])
    writeFileSync(join(folder, name), 'half');
  writeFileSync(
    join(folder, '.lock'),
    JSON.stringify({ pid: 1, boot: 'another', host: hostname(), token: 'x' }),
  );
  writeFileSync(join(folder, 'notes.txt'), 'of the operator');
  expect(await new BackupFolder(folder).list()).toEqual([]);
  expect(await pass()).toMatchObject({ isMade: true, newest: { number: 1 } });
  expect(names()).toEqual(['lens-000001-20261129T023704Z.tar.gz.age', 'notes.txt']);
});

test('old ones are deleted after a new one is good, the last three never [BACKUP-7]', async () => {
  for (let day = 0; day < 6; day += 1, later(24)) await pass();
  const numbers = async () => (await new BackupFolder(folder).list()).map(({ number }) => number);
  expect(await numbers()).toEqual([4, 5, 6]);
  const verify = () => Promise.reject(new StartError('It differs.'));
  for (let day = 0; day < 3; day += 1, later(24)) await pass({ verify });
  expect(await numbers()).toEqual([4, 5, 6]);
});

test.each([
  ['a year ahead', 365 * 24],
  ['back to its beginning', -Date.parse('2026-11-29T02:37:04Z') / hourMs],
])(
  'a clock that jumps %s costs no backup, and one is made at once when it is right again [BACKUP-8]',
  async (_, hours) => {
    for (let day = 0; day < 3; day += 1, later(24)) await pass();
    const right = now;
    later(hours);
    expect(await pass()).toMatchObject({ isMade: true, newest: { number: 4, madeAt: now } });
    expect(await pass()).toMatchObject({ isMade: false });
    now = new Date(right.getTime() + hourMs);
    expect(await pass()).toMatchObject({ isMade: true, newest: { number: 5, madeAt: now } });
    const kept = (await new BackupFolder(folder).list()).map(({ number }) => number);
    expect(kept).toEqual(expect.arrayContaining([3, 4, 5]));
  },
);
