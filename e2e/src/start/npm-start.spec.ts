import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { inRoot } from '@lens/tools/product/folders';
import { ownEnvironment, temporaryFolder } from '../fixtures/own-environment.ts';

interface Started {
  process: ChildProcess;
  env: NodeJS.ProcessEnv;
  /** What it printed so far, both streams. */
  output: () => string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** What `npm start` runs, with variables of its own. */
function start(env: NodeJS.ProcessEnv): Started {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'tools/src/start.ts'], {
    cwd: inRoot(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, env, output: () => lines.join(''), ended };
}

async function untilReady({ env, output, ended }: Started): Promise<void> {
  void ended.catch(() => undefined);
  await expect.poll(output, { timeout: 60_000 }).toContain(`ready http://localhost:${env['PORT']}\n`);
}

interface Entry {
  pid: number;
  parent: number;
}

/** The processes of this machine; those that ended and were not yet collected do not count. */
function processes(): Entry[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** Every process below one, however deep. */
function below(pid: number): number[] {
  const table = processes();
  const children = (parent: number): number[] =>
    table.filter((entry) => entry.parent === parent).flatMap((entry) => [entry.pid, ...children(entry.pid)]);
  return children(pid);
}

/** None of them runs any more. */
const allEnded = (pids: number[]) =>
  expect.poll(() => processes().filter(({ pid }) => pids.includes(pid))).toEqual([]);

test.describe('npm start', () => {
  test.describe.configure({ timeout: 150_000 });
  let folder: string;
  test.beforeEach(() => {
    folder = temporaryFolder();
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('says ready, refuses a second one on the same data, stops on SIGTERM and leaves no process', async () => {
    const first = start(await ownEnvironment(folder));
    await untilReady(first);
    const page = await fetch(`http://localhost:${first.env['PORT']}/`);
    expect(page.status).toBe(200);

    const second = start(await ownEnvironment(folder));
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The data folder ${folder} is in use by process`);
    expect((await fetch(`http://localhost:${first.env['PORT']}/readyz`)).status).toBe(200);

    const started = below(first.process.pid!);
    expect(started.length).toBeGreaterThanOrEqual(2);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await allEnded(started);
  });

  test('stops when it is interrupted before it is ready', async () => {
    const begun = start(await ownEnvironment(folder));
    await expect.poll(() => below(begun.process.pid!).length, { timeout: 20_000 }).toBeGreaterThan(1);
    const started = below(begun.process.pid!);
    begun.process.kill('SIGINT');
    expect(await begun.ended).toBe(0);
    expect(begun.output()).not.toContain('ready http');
    await allEnded(started);
  });

  for (const variable of ['PORT', 'API_PORT'])
    test(`a ${variable} in use is told plainly and ends the start`, async () => {
      const env = await ownEnvironment(folder);
      const squatter = createServer().listen(Number(env[variable]), '127.0.0.1');
      await once(squatter, 'listening');
      try {
        const started = start(env);
        expect(await started.ended).toBe(1);
        expect(started.output()).toContain(`Port ${env[variable]} on 127.0.0.1 is in use`);
        expect(started.output()).not.toContain('ready http');
        expect(started.output()).not.toMatch(/\n\s+at .*\.[jt]s:\d+/);
      } finally {
        squatter.close();
      }
    });

  test('every bad variable of a service is named', async () => {
    const env = await ownEnvironment(folder);
    const started = start({ ...env, ADMIN_USERNAME: 'x', JWT_SECRET: 'short' });
    expect(await started.ended).toBe(1);
    for (const name of ['ADMIN_USERNAME', 'JWT_SECRET']) expect(started.output()).toContain(`- ${name}:`);
  });

  test('a database that cannot be reached is told plainly, without its password', async () => {
    const env = await ownEnvironment(folder);
    const started = start({
      ...env,
      DATABASE_URL: 'postgres://lens:hidden-word@127.0.0.1:9/lens',
      JWT_SECRET: 'a secret that is long enough for anyone',
      ADMIN_PASSWORD: 'long-enough-password',
    });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain('127.0.0.1:9');
    expect(started.output()).not.toContain('hidden-word');
  });
});
