import { existsSync, mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PGlite } from '@electric-sql/pglite';
import { BackupFolder } from '../src/backup/schedule/backup-folder.js';
import { createDatabase, newDataFolder, serverUrl, type InitialState } from './harness/engines.js';
import { runApi, runProgram, type Program } from './harness/program.js';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function newFolder(beginning: InitialState): string {
  const folder = newDataFolder(beginning);
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

interface Deployment {
  variables: Record<string, string>;
  /** Runs a statement on the database while the program is not running. */
  query(statement: string): Promise<void>;
}

const embedded = async (beginning: InitialState = 'empty'): Promise<Deployment> => {
  const folder = newFolder(beginning);
  return {
    variables: { DATA_DIR: folder },
    async query(statement) {
      const postgres = await PGlite.create(join(folder, 'postgres'));
      try {
        await postgres.exec(statement);
      } finally {
        await postgres.close();
      }
    },
  };
};

const onServer = async (): Promise<Deployment> => {
  const database = await createDatabase(serverUrl!);
  cleanUp.push(database.drop);
  return {
    variables: {
      DATA_DIR: newFolder('empty'),
      DATABASE_URL: database.url,
      JWT_SECRET: 'thirty-two characters or some more',
      ADMIN_PASSWORD: 'seven seas of rye',
    },
    async query(statement) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        await client.query(statement);
      } finally {
        await client.end();
      }
    },
  };
};

const deployments = [
  { name: 'embedded', make: () => embedded() },
  ...(serverUrl ? [{ name: 'server', make: onServer }] : []),
];

async function api(variables: Record<string, string>): Promise<Program> {
  const program = await runApi(variables);
  cleanUp.push(() => stop(program));
  return program;
}

async function stop({ child, ended }: Program): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

async function command(variables: Record<string, string>, ...args: string[]) {
  const program = await runProgram({ entry: 'backup', args, variables });
  return { code: await program.ended, output: program.output() };
}

const readIds = async ({ url }: Program) => {
  const answer = await fetch(`${url}/api/testimonials/public?limit=100&sort=created_at`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
};

test.each(deployments)(
  'commands save the embedded database and restore it to the $name database',
  async ({ make }) => {
    const from = await embedded('seeded');
    const folder = from.variables.DATA_DIR!;
    mkdirSync(join(folder, 'remotes'));
    writeFileSync(join(folder, 'remotes', 'registry.json'), '{}');
    const file = join(folder, 'all.tar.gz');
    const running = await api(from.variables);
    const ids = await readIds(running);
    expect(ids.length).toBeGreaterThan(3);
    const refused = await command(from.variables, 'backup', file);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`in use by process ${running.child.pid}`);
    expect(existsSync(file)).toBe(false);
    await stop(running);

    const saved = await command(from.variables, 'backup', file);
    expect(saved).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Saved \d+ tables with \d+ rows, and 1 files: /) as string,
    });
    const to = await make();
    const restored = await command(to.variables, 'restore', file);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored') as string });
    expect(existsSync(join(to.variables.DATA_DIR!, 'remotes', 'registry.json'))).toBe(true);
    expect(await readIds(await api(to.variables))).toEqual(ids);
  },
);

/** A site whose schedule has a folder and a key. */
async function scheduledSite() {
  const { variables } = await embedded('seeded');
  const backups = join(variables.DATA_DIR!, 'backups');
  const key = (await command({}, 'key')).output;
  const identity = join(variables.DATA_DIR!, 'key');
  writeFileSync(identity, key);
  mkdirSync(backups);
  const plan = { ...variables, BACKUPS_DIR: backups, BACKUP_RECIPIENTS: /age1\w+/.exec(key)![0] };
  return { backups, identity, plan };
}

async function killInTheMiddle({ backups, plan }: Awaited<ReturnType<typeof scheduledSite>>) {
  const { child, ended } = await runProgram({ entry: 'backup', args: ['scheduled'], variables: plan });
  const watcher = watch(backups, (_, name) => {
    if (name?.startsWith('.unfinished')) child.kill('SIGKILL');
  });
  await ended;
  watcher.close();
  return child.signalCode;
}

test('a pass that is killed leaves nothing that counts as a backup [BACKUP-6]', async () => {
  const site = await scheduledSite();
  expect(await killInTheMiddle(site)).toBe('SIGKILL');
  const left = readdirSync(site.backups);
  expect(left.filter((name) => name.startsWith('.unfinished'))).not.toEqual([]);
  expect(await new BackupFolder(site.backups).list()).toEqual([]);
});

// Each of these processes restores into a database that it creates, which takes seconds.
if (process.env.FULL)
  test('the pass after one that was killed makes a backup, which its key opens [BACKUP-6]', async () => {
    const site = await scheduledSite();
    await killInTheMiddle(site);
    expect(await command(site.plan, 'scheduled')).toMatchObject({
      code: 0,
      output: expect.stringContaining('"msg":"backup made"') as string,
    });
    const [name = '', ...others] = readdirSync(site.backups);
    expect([name, others]).toEqual([expect.stringMatching(/^lens-000001-/), []]);
    const file = join(site.backups, name);
    expect(await command({}, 'check', file, '--identity', site.identity)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Restored into an empty database and compared \d+ tables/) as string,
    });
  });

test.each(deployments)(
  'a program refuses to start on the data of a newer version ($name)',
  async ({ make }) => {
    const deployment = await make();
    await deployment.query(`CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL);
    INSERT INTO migrations (timestamp, name) VALUES (9000000000000, 'Later9000000000000')`);
    const older = await runProgram({ variables: deployment.variables });
    expect(await older.ended).toBe(1);
    expect(older.output()).toMatch(
      /^The database belongs to a newer version of this program\. It was migrated to Later9000000000000, and this version knows migrations up to \w+\d{13}\. Start that version, or restore a backup from before it\.\n$/,
    );
  },
);
