import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

const startTimeoutMs = 30_000;

const numericId = (user: string, flag: '-u' | '-g'): number | null => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

/** PostgreSQL refuses to run as root, so root has to start it as another user. */
export function findUnprivilegedUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [numericId(user, '-u'), numericId(user, '-g')];
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor a user "nobody".',
  );
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts an empty PostgreSQL in a temporary folder, on the loopback address only; `stop` deletes the folder. */
export async function startPostgres(programFolder: string): Promise<PostgresServer> {
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-postgres-'));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const settings = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    path.join(programFolder, 'initdb'),
    ['-D', data, '-U', 'lens', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    settings,
  );
  const port = await findFreePort();
  const flags = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(
    path.join(programFolder, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...flags],
    settings,
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isReady = () =>
    spawnSync(path.join(programFolder, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;
  const stop = async () => {
    server.kill('SIGINT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadlineMs = Date.now() + startTimeoutMs;
  while (!isReady()) {
    if (Date.now() > deadlineMs || server.exitCode !== null) {
      await stop();
      throw new Error('PostgreSQL did not start.');
    }
    await sleep(100);
  }
  return { url: `postgres://lens@127.0.0.1:${port}/postgres`, stop };
}
