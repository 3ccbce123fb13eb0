import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { backUp } from '../src/backup/back-up.js';
import { createKeyPair, encryptFor } from '../src/backup/encryption/age.js';
import { createIdentityFile, readIdentities } from '../src/backup/encryption/identity-file.js';
import { openFolders } from '../src/backup/folders/open-folders.js';
import { restore } from '../src/backup/restore.js';
import { backUpIfDue } from '../src/backup/schedule/back-up-if-due.js';
import { verifyBackup } from '../src/backup/verify.js';
import { readEnvironment } from '../src/config/env.js';
import { embedded, engines, type Engine, type InitialState } from './harness/engines.js';
import { fillEveryTable } from './harness/fill-every-table.js';
import { openArchive, writeArchive } from './harness/rewrite-archive.js';
import { readAllRows } from './harness/table-contents.js';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scheduled-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function create(engine: Engine, initialState: InitialState = 'empty') {
  const { database, drop } = await engine.create(initialState);
  cleanUp.push(drop);
  return database;
}

const openEmpty = async () => (await embedded.create()).database;

async function createSite(engine: Engine, initialState: InitialState = 'empty') {
  const { dataSource } = await create(engine, initialState);
  const folder = newFolder();
  const folders = await openFolders(readEnvironment({ DATA_DIR: folder }, folder), pino({ level: 'silent' }));
  return { dataSource, folder, folders };
}

async function createPlannedSite(engine: Engine, initialState: InitialState) {
  const site = await createSite(engine, initialState);
  mkdirSync(join(site.folder, 'media', 'a'), { recursive: true });
  writeFileSync(join(site.folder, 'media', 'a', 'original'), 'pixels of a patient');
  const keys = await createKeyPair();
  const plan = {
    folder: join(site.folder, 'backups'),
    recipients: [keys.recipient],
    keep: { daily: 7, weekly: 5, monthly: 12 },
  };
  return { ...site, keys, plan };
}

describe.each(engines)('a scheduled backup ($name)', (engine) => {
  test('is encrypted, restored, compared and recorded, and its key opens it [BACKUP-1, BACKUP-3]', async () => {
    const { dataSource, folders, plan, keys } = await createPlannedSite(engine, 'empty');
    await fillEveryTable(dataSource);
    let duringComparison: string[] = [];
    const result = await backUpIfDue(dataSource, folders, plan, () => {
      duringComparison = readdirSync(plan.folder).sort();
      return openEmpty();
    });
    expect(result).toMatchObject({ isMade: true, newest: { number: 1 }, removed: [] });
    // Nothing else is written, so no row is on a disk in plain text.
    expect(duringComparison).toEqual(['.lock', '.unfinished.tar.gz.age']);
    const [name = '', ...others] = readdirSync(plan.folder);
    expect([name, others]).toEqual([expect.stringMatching(/^lens-000001-\d{8}T\d{6}Z\.tar\.gz\.age$/), []]);
    const file = join(plan.folder, name);
    expect(readFileSync(file, 'latin1').startsWith('age-encryption.org/v1\n')).toBe(true);
    const [recorded] = await dataSource.query<object[]>(
      'SELECT file, bytes::int, problem FROM backup_passes ORDER BY id DESC LIMIT 1',
    );
    expect(recorded).toEqual({ file: name, bytes: readFileSync(file).length, problem: null });
    expect(await backUpIfDue(dataSource, folders, plan, openEmpty)).toMatchObject({ isMade: false });

    const next = await createSite(embedded);
    const into = (identities: string[]) =>
      restore(next.dataSource, next.folders, { file, identities, replace: false });
    await expect(into([])).rejects.toThrow('is encrypted: name the file with its private key');
    await expect(into([(await createKeyPair()).identity])).rejects.toThrow('was encrypted for another key');
    await expect(into(['AGE-SECRET-KEY-1MISTYPED'])).rejects.toThrow('A private key is damaged');
    expect(await readAllRows(next.dataSource)).toEqual({});
    await into([keys.identity]);
    expect(readFileSync(join(next.folder, 'media', 'a', 'original'), 'utf8')).toBe('pixels of a patient');
    const [before, after] = [await readAllRows(dataSource), await readAllRows(next.dataSource)];
    // Both passes were recorded after the backup was made.
    for (const rows of [before, after]) delete rows['backup_passes'];
    expect(after).toEqual(before);
  });
});

test('a backup that cannot be read back never counts, and says what differs [BACKUP-2]', async () => {
  const { dataSource, folder, folders, keys } = await createPlannedSite(embedded, 'seeded');
  await dataSource.query(
    'INSERT INTO sessions (id, user_id, started_at) SELECT gen_random_uuid(), id, now() FROM users',
  );
  const file = join(folder, 'all.age');
  await backUp(dataSource, folders, file, { encrypt: encryptFor([keys.recipient]) });
  const empty = await create(embedded);
  const verify = (name: string, identities = [keys.identity]) =>
    verifyBackup(empty.dataSource, { file: join(folder, name), identities });
  expect((await verify('all.age')).folders.media).toEqual({ files: 1 });
  expect(await readAllRows(empty.dataSource)).toEqual({});

  const bytes = readFileSync(file);
  const flipped = Buffer.from(bytes);
  flipped[bytes.length - 1000]! ^= 1;
  writeFileSync(join(folder, 'flipped'), flipped);
  writeFileSync(join(folder, 'cut'), bytes.subarray(0, -1000));
  writeFileSync(join(folder, 'empty'), '');
  for (const name of ['flipped', 'cut', 'empty'])
    await expect(verify(name)).rejects.toThrow('is not a complete backup');

  const plain = join(folder, 'all.tar.gz');
  await backUp(dataSource, folders, plain);
  const archive = await openArchive(plain);
  const sessions = archive.entries.get('tables/sessions.ndjson')!.toString('utf8');
  // The same moment, written otherwise: its hash is right in the file, and what is restored has another one.
  archive.entries.set('tables/sessions.ndjson', Buffer.from(sessions.replace('+00:00"', 'Z"')));
  await writeArchive(join(folder, 'other'), archive);
  await expect(verify('other')).rejects.toThrow('What is restored is not what was saved: sessions.');
});

test('a disk that is full ends a backup, which leaves nothing [BACKUP-4]', async () => {
  const { dataSource, folder, folders, keys } = await createPlannedSite(embedded, 'seeded');
  let space = 20_000;
  const openFile = (file: string) => {
    const output = createWriteStream(file);
    return new Writable({
      write(chunk: Buffer, _encoding, done) {
        space -= chunk.length;
        if (space < 0) done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
        else output.write(chunk, done);
      },
      destroy(error, done) {
        output.destroy();
        done(error);
      },
    });
  };
  const before = readdirSync(folder);
  const full = backUp(dataSource, folders, join(folder, 'all.age'), {
    encrypt: encryptFor([keys.recipient]),
    openFile,
  });
  await expect(full).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(folder)).toEqual(before);
  // The connection is free again.
  expect((await readAllRows(dataSource))['users']).toHaveLength(1);
});

test('a new key pair is a file that age itself reads, and a mistyped public key is named [BACKUP-1]', async () => {
  const file = join(newFolder(), 'lens-backups.key');
  const text = await createIdentityFile();
  expect(text).toMatch(/^# public key: age1[a-z0-9]{58}\nAGE-SECRET-KEY-1[A-Z0-9]{58}\n$/);
  writeFileSync(file, text);
  expect(await readIdentities(file)).toHaveLength(1);
  writeFileSync(file, '# nothing\n');
  await expect(readIdentities(file)).rejects.toThrow('has no private key of age');
  const { recipient } = await createKeyPair();
  const mistyped = recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
  expect(() => encryptFor([mistyped])).toThrow(`${mistyped} is no public key of age`);
});
