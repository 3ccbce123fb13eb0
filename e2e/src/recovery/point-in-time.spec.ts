import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { findPostgres } from '@lens/tools/engines/find';
import { findUnprivilegedUser } from '@lens/tools/engines/postgres';
import { inRoot } from '@lens/tools/product/folders';
import { freePorts } from '../fixtures/free-ports.ts';

let folder: string;
let programs: string;
let port: string;
const running: ChildProcess[] = [];
const user = findUnprivilegedUser();

test.beforeEach(async () => {
  programs = findPostgres()!;
  folder = mkdtempSync(path.join(tmpdir(), 'lens-recovery-'));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  port = String((await freePorts(1))[0]);
});
test.afterEach(async () => {
  for (const server of running.splice(0)) await stop(server);
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (name: string): string => path.join(folder, name);

/** Runs one of PostgreSQL's programs, as the user who owns the databases. */
const run = (name: string, ...args: string[]): string =>
  execFileSync(path.join(programs, name), args, { ...user, cwd: folder, encoding: 'utf8', stdio: 'pipe' });

const query = (sql: string): string =>
  run('psql', '-h', '127.0.0.1', '-p', port, '-U', 'lens', '-d', 'postgres', '-Atqc', sql).trim();

/** Starts a server with the settings of `infra/postgres/point-in-time.conf`, whose archive is in the folder of this test. */
async function start(data: string, settings: Record<string, string> = {}): Promise<ChildProcess> {
  const flags = Object.entries({ unix_socket_directories: folder, fsync: 'off', ...settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', port, '-h', '127.0.0.1', ...flags],
    options,
  );
  running.push(server);
  const isReady = () =>
    spawnSync(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', port]).status === 0;
  const deadline = Date.now() + 30_000;
  while (!isReady() || query('SELECT pg_is_in_recovery()') === 't') {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start.');
    await sleep(50);
  }
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await new Promise((resolve) => server.once('exit', resolve));
}

const configuration = (): string =>
  readFileSync(inRoot('infra', 'postgres', 'point-in-time.conf'), 'utf8').replaceAll(
    '/archive',
    inFolder('archive'),
  );

test(
  'PostgreSQL returns to the second before a mistake, by its own tools and our settings [BACKUP-11]',
  { tag: '@postgres' },
  async () => {
    run('initdb', '-D', inFolder('data'), '-U', 'lens', '-A', 'trust', '-E', 'UTF8', '--no-sync');
    for (const name of ['archive', 'archive/wal']) {
      mkdirSync(inFolder(name));
      if ('uid' in user) chownSync(inFolder(name), user.uid, user.gid);
    }
    const file = path.join(inFolder('data'), 'postgresql.conf');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${configuration()}`);
    const server = await start(inFolder('data'));
    query(`CREATE TABLE requests (name text); INSERT INTO requests VALUES ('before the copy')`);
    run(
      'pg_basebackup',
      '--host=127.0.0.1',
      `--port=${port}`,
      '--username=lens',
      `--pgdata=${inFolder('archive/base')}`,
      '--checkpoint=fast',
      '--wal-method=stream',
    );
    run('pg_verifybackup', inFolder('archive/base'));
    query(`INSERT INTO requests VALUES ('after the copy')`);
    await sleep(20);
    const moment = query('SELECT clock_timestamp()');
    await sleep(20);
    query('DELETE FROM requests');
    const last = query('SELECT pg_walfile_name(pg_switch_wal())');
    await expect.poll(() => query('SELECT last_archived_wal FROM pg_stat_archiver')).toBe(last);
    const wal = readdirSync(inFolder('archive/wal'));
    // Whole files alone.
    expect(wal.filter((name) => name.startsWith('.'))).toEqual([]);
    await stop(server);

    cpSync(inFolder('archive/base'), inFolder('restored'), { recursive: true });
    writeFileSync(inFolder('restored/recovery.signal'), '');
    if ('uid' in user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, inFolder('restored')]);
    execFileSync('chmod', ['700', inFolder('restored')]);
    await start(inFolder('restored'), {
      restore_command: `cp ${inFolder('archive/wal')}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    });
    expect(query('SELECT string_agg(name, $$, $$ ORDER BY name) FROM requests')).toBe(
      'after the copy, before the copy',
    );
    // It goes on from there, in a history of its own.
    query(`INSERT INTO requests VALUES ('and on')`);
    expect(query('SELECT count(*) FROM requests')).toBe('3');
  },
);
