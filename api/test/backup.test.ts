import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { backUp } from '../src/backup/back-up.js';
import { DiskFolder } from '../src/backup/folders/disk-folder.js';
import { openFolders } from '../src/backup/folders/open-folders.js';
import { restore } from '../src/backup/restore.js';
import { readEnvironment } from '../src/config/env.js';
import { prepareDatabase } from '../src/database/prepare.js';
import { seed } from '../src/seed/seed.js';
import { openArchive, writeArchive } from './harness/rewrite-archive.js';
import { readAllRows } from './harness/table-contents.js';
import { engines, type Engine } from './harness/engines.js';
import { fillEveryTable } from './harness/fill-every-table.js';

const silent = pino({ level: 'silent' });
const demo = readEnvironment({}, '/nowhere');
const cleanUp: (() => unknown)[] = [];
const runCleanUp = async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
};

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The data of one deployment: a database, and a folder for everything else. */
async function createSite(engine: Engine) {
  const { database, drop } = await engine.create();
  cleanUp.push(drop);
  const folder = newFolder();
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const folders = await openFolders(readEnvironment({ DATA_DIR: folder }, folder), silent);
  return { dataSource: database.dataSource, folder, folders, write };
}

type Site = Awaited<ReturnType<typeof createSite>>;

const readFiles = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const readState = async ({ dataSource, folder }: Site) => ({
  rows: await readAllRows(dataSource),
  files: readFiles(folder),
});

const newerFormat = { format: 2 as never };

describe.each(
  engines.flatMap((from) => engines.map((to) => ({ from, to, name: `${from.name} to ${to.name}` }))),
)('a backup ($name)', ({ from, to }) => {
  afterEach(runCleanUp);

  test('contains every row of every table and every file', async () => {
    const [old, next] = [await createSite(from), await createSite(to)];
    await fillEveryTable(old.dataSource);
    old.write('media/a/original', 'pixels');
    old.write(`media/${'deep/'.repeat(30)}long-${'n'.repeat(90)}.avif`, 'more pixels');
    old.write('media/b/original.part', 'half of it');
    old.write('remotes/registry.json', '{}');
    old.write('remotes/mfe/1.0.0/remote.json', '{"a":1}');
    old.write('remotes/mfe/1.0.1.x.tmp/remote.json', 'half of it');
    const file = join(old.folder, 'all.tar.gz');
    const manifest = await backUp(old.dataSource, old.folders, file);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(old.folder).sort()).toEqual(['all.tar.gz', 'media', 'remotes']);
    expect(manifest.tables['activity']).toEqual({ rows: 450 });

    await restore(next.dataSource, next.folders, { file, replace: false });
    const [before, after] = [await readState(old), await readState(next)];
    expect(after.rows).toEqual(before.rows);
    expect(Object.keys(after.rows)).toContain('live_tickets');
    const completeFiles = Object.entries(before.files).filter(
      ([name]) => !/all\.tar|\.part$|\.tmp/.test(name),
    );
    expect(after.files).toEqual(Object.fromEntries(completeFiles));
    const modeOf = (name: string) => statSync(join(next.folder, name)).mode & 0o777;
    expect([modeOf('media/a/original'), modeOf('media/a')]).toEqual([0o600, 0o700]);
    // The constraints that a restore removes are back, and starting the API changes nothing.
    await expect(next.dataSource.query(`DELETE FROM media`)).rejects.toThrow('foreign key');
    await prepareDatabase(next.dataSource, (manager) => seed(manager, demo));
    expect((await readState(next)).rows).toEqual(before.rows);
  });
});

describe.each(engines)('a restore ($name)', (engine) => {
  let here: Site;
  let file: string;
  let saved: Awaited<ReturnType<typeof readState>>;
  let changed: typeof saved;

  /** A filled site, a backup of it, and then changes that a restore undoes. */
  beforeAll(async () => {
    here = await createSite(engine);
    await fillEveryTable(here.dataSource);
    here.write('media/a/original', 'old pixels');
    here.write('remotes/registry.json', 'old');
    file = join(newFolder(), 'all.tar.gz');
    await backUp(here.dataSource, here.folders, file);
    saved = await readState(here);
    await here.dataSource.query(`DELETE FROM activity WHERE username = 'user 7'`);
    await here.dataSource.query(
      `CREATE TYPE mood AS ENUM ('calm'); CREATE VIEW staff AS SELECT id FROM users`,
    );
    here.write('media/c/original', 'new pixels');
    here.write('remotes/registry.json', 'new');
    changed = await readState(here);
  });
  afterAll(runCleanUp);

  test('never replaces the tables of another program', async () => {
    const other = await createSite(engine);
    await other.dataSource.query('CREATE TABLE ledger (amount int); INSERT INTO ledger VALUES (5)');
    const refused = restore(other.dataSource, other.folders, { file, replace: true });
    await expect(refused).rejects.toThrow('tables of another program');
    expect((await readState(other)).rows).toEqual({ ledger: ['{"amount": 5}'] });
  });

  test('that fails changes no row and no file', async () => {
    const archive = await openArchive(file);
    const sessions = archive.entries.get('tables/sessions.ndjson')!.toString('utf8');
    const orphans = sessions.replace(/"user_id": "[^"]+"/, `"user_id": "${randomUUID()}"`);
    archive.entries.set('tables/sessions.ndjson', Buffer.from(orphans));
    const broken = await writeArchive(join(newFolder(), 'broken.tar.gz'), archive);
    const restoreBroken = restore(here.dataSource, here.folders, { file: broken, replace: true });
    await expect(restoreBroken).rejects.toThrow(
      '(QueryFailedError 23503 sessions_user_id_fkey). Nothing was changed.',
    );
    expect(await readState(here)).toEqual(changed);

    const failingFolders = { ...here.folders, remotes: failingFolder(here.folders.remotes as DiskFolder) };
    const failingRestore = restore(here.dataSource, failingFolders, { file, replace: true });
    await expect(failingRestore).rejects.toThrow('Nothing was changed.');
    expect(await readState(here)).toEqual(changed);
  });

  test('checks the whole file before it changes anything', async () => {
    const bytes = readFileSync(file);
    const flipped = Buffer.from(bytes);
    flipped[Math.floor(bytes.length / 2)]! ^= 0xff;
    const archive = await openArchive(file);
    const { entries, manifest } = archive;
    const folder = newFolder();
    const raw = (name: string, content: Buffer) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const cases: [file: string, message: string][] = [
      [join(folder, 'nowhere'), 'There is no file'],
      [raw('cut', bytes.subarray(0, -40)), 'not a complete backup'],
      [raw('half', bytes.subarray(0, bytes.length / 2)), 'not a complete backup'],
      [raw('flipped', flipped), 'not a complete backup'],
      [raw('text', Buffer.from('no archive at all')), 'not a complete backup'],
      [
        await writeArchive(join(folder, 'outside'), {
          entries: new Map([...entries, ['media/../../outside', Buffer.from('x')]]),
          manifest: { ...manifest, folders: { ...manifest.folders, media: { files: 2 } } },
        }),
        'not a complete backup',
      ],
      [
        await writeArchive(join(folder, 'without'), {
          entries: new Map([...entries].filter(([name]) => !name.includes('users'))),
          manifest,
        }),
        'not a complete backup',
      ],
      [
        await writeArchive(join(folder, 'newer'), { entries, manifest: { ...manifest, ...newerFormat } }),
        'has format 2, and this program reads formats up to 1',
      ],
      [
        await writeArchive(join(folder, 'later'), {
          entries,
          manifest: { ...manifest, migrations: [...manifest.migrations, 'Later1999000000000'] },
        }),
        'migrated to Later1999000000000',
      ],
    ];
    for (const [invalidFile, message] of cases) {
      const refused = restore(here.dataSource, here.folders, { file: invalidFile, replace: true });
      await expect(refused).rejects.toThrow(message);
    }
    expect(await readState(here)).toEqual(changed);
    expect(existsSync(join(here.folder, 'outside'))).toBe(false);
  });

  test('replaces existing data only with --replace, and then all of it', async () => {
    const refused = restore(here.dataSource, here.folders, { file, replace: false });
    await expect(refused).rejects.toThrow('The database is not empty. With --replace');
    expect(await readState(here)).toEqual(changed);
    await restore(here.dataSource, here.folders, { file, replace: true });
    expect(await readState(here)).toEqual(saved);
    expect(await here.dataSource.query(`SELECT 1 FROM pg_views WHERE schemaname = 'public'`)).toEqual([]);
  });

  test('leaves a folder alone that the backup does not contain', async () => {
    const archive = await openArchive(file);
    const entries = new Map([...archive.entries].filter(([name]) => !name.startsWith('remotes/')));
    const manifest = { ...archive.manifest, folders: { ...archive.manifest.folders, remotes: null } };
    const without = await writeArchive(join(newFolder(), 'without.tar.gz'), { entries, manifest });
    here.write('remotes/registry.json', 'kept');
    await restore(here.dataSource, here.folders, { file: without, replace: true });
    expect((await readState(here)).files).toEqual({ ...saved.files, 'remotes/registry.json': 'kept' });
  });
});

test('a backup that fails leaves no incomplete file', async () => {
  const here = await createSite(engines[0]!);
  const file = join(here.folder, 'all.tar.gz');
  await expect(backUp(here.dataSource, here.folders, file)).rejects.toThrow('the database is empty');
  expect(readdirSync(here.folder)).toEqual([]);
  await fillEveryTable(here.dataSource);
  await backUp(here.dataSource, here.folders, file);
  const first = readFileSync(file);
  await expect(backUp(here.dataSource, here.folders, file)).rejects.toThrow('already exists');
  expect(readFileSync(file).equals(first)).toBe(true);
  await runCleanUp();
});

/** A folder whose files can be staged, but whose swap fails. */
const failingFolder = (folder: DiskFolder): DiskFolder =>
  Object.assign(Object.create(folder) as DiskFolder, {
    stage: async () => {
      const staged = await folder.stage();
      return Object.assign(staged, {
        swap: () => Promise.reject(new Error('The disk is gone')),
        undo: () => Promise.resolve(),
      });
    },
  });
