import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '@lens/build/files/list-files';
import { makeKeys } from '@lens/build/testing/sign';
import { findPostgres } from '@lens/tools/engines/find';
import { startPostgres } from '@lens/tools/engines/postgres';
import { inRoot, remotes } from '@lens/tools/product/folders';
import { expect, test as base } from '@playwright/test';
import { freePorts } from '../fixtures/free-ports.ts';
import { temporaryFolder } from '../fixtures/isolated-environment.ts';
import type { ClusterRun } from './cluster/containers/run.ts';
import { isHealthy, runImage, stageImage } from './staged-image.ts';

/** The tests may run on Node 20, which does not strip types as the image's Node does. */
const typeStripping =
  'typescript' in process.features && process.features.typescript
    ? []
    : ['--import', pathToFileURL(inRoot('node_modules', 'tsx', 'dist', 'esm', 'index.mjs')).href];

/** Stages each image once for all tests. */
const test = base.extend<object, { staged: (dockerfile: string) => string }>({
  staged: [
    async ({}, use) => {
      const images = new Map<string, string>();
      await use((dockerfile) => {
        const image = images.get(dockerfile) ?? temporaryFolder();
        if (!images.has(dockerfile)) stageImage(dockerfile, image);
        // Processes of tests may run as other users.
        chmodSync(image, 0o755);
        images.set(dockerfile, image);
        return image;
      });
      for (const image of images.values()) rmSync(image, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Runs the containers of the overlay `one-node` in a network of their own, where all ports are free. */
function runCluster(images: Record<'api' | 'shell' | 'remotes', string>): ClusterRun {
  const program = inRoot('e2e', 'src', 'infra', 'cluster', 'containers', 'run.ts');
  const given = JSON.stringify({ ...images, nodeFlags: typeStripping, nodeFolder: inRoot('node_modules') });
  const node = [process.execPath, '--conditions=lens-source', '--import', 'tsx/esm', program, given];
  const { stdout, stderr } = spawnSync(
    'unshare',
    ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...node],
    {
      cwd: inRoot(),
      encoding: 'utf8',
      timeout: 150_000,
      env: { PATH: process.env['PATH'], TMPDIR: tmpdir() },
    },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as ClusterRun;
}

let folder: string;
test.setTimeout(180_000);
test.beforeEach(async () => {
  folder = temporaryFolder();
  await makeKeys(keysFolder(), remotes);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keysFolder = () => path.join(folder, 'keys');

/** Runs `work` while an image runs, from the moment that its HEALTHCHECK succeeds. */
async function withRunningImage(
  dockerfile: string,
  image: string,
  variables: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const { child, output } = runImage(dockerfile, image, variables);
  const ended = once(child, 'exit');
  try {
    await expect
      .poll(() => child.exitCode !== null || isHealthy(dockerfile, variables), { timeout: 60_000 })
      .toBe(true);
    expect(child.exitCode, output()).toBe(null);
    await work();
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  expect(child.exitCode, output()).toBe(0);
}

async function publish(image: string, volume: string): Promise<string> {
  const variables = { REMOTES_DIR: volume, KEYS_DIR: keysFolder() };
  const { child, output } = runImage('remotes.Dockerfile', image, variables, typeStripping);
  await once(child, 'close');
  expect(child.exitCode, output()).toBe(0);
  return output();
}

test.describe('Images', () => {
  test(
    'the API runs in production on PostgreSQL, and writes no file',
    { tag: '@postgres' },
    async ({ staged }) => {
      const image = staged('api.Dockerfile');
      const files = await listFiles(image);
      const [port] = await freePorts(1);
      const database = await startPostgres(findPostgres()!);
      const variables = {
        HOST: '127.0.0.1',
        DATA_DIR: path.join(folder, 'data'),
        API_PORT: String(port),
        PUBLIC_URL: 'https://www.example.com',
        DATABASE_URL: database.url,
        JWT_SECRET: 'only-for-this-test-'.repeat(2),
        ADMIN_USERNAME: 'first',
        ADMIN_PASSWORD: 'a-password-of-this-test',
      };
      try {
        await withRunningImage('api.Dockerfile', image, variables, async () => {
          const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
          expect(await ready.json()).toMatchObject({ api: { ok: true }, database: { ok: true } });
          const signIn = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ username: 'first', password: 'a-password-of-this-test' }),
          });
          expect(await signIn.json()).toMatchObject({ user: { username: 'first', role: 'admin' } });
        });
      } finally {
        await database.stop();
      }
      expect(await listFiles(image)).toEqual(files);
    },
  );

  test('the image of the remotes publishes them into an empty volume, once', async ({ staged }) => {
    const remotesImage = staged('remotes.Dockerfile');
    const volume = path.join(folder, 'volume');
    expect((await publish(remotesImage, volume)).match(/is published and active/g)).toHaveLength(
      remotes.length,
    );
    const registry = readFileSync(path.join(volume, 'registry.json'), 'utf8');
    expect((await publish(remotesImage, volume)).match(/was published before/g)).toHaveLength(remotes.length);
    expect(readFileSync(path.join(volume, 'registry.json'), 'utf8')).toBe(registry);
  });

  test('the shell serves what the remotes published, and writes only its data', async ({ staged }) => {
    const remotesImage = staged('remotes.Dockerfile');
    const volume = path.join(folder, 'volume');
    await publish(remotesImage, volume);
    const image = staged('shell.Dockerfile');
    const files = await listFiles(image);
    const [port, unusedPort] = await freePorts(2);
    const variables = {
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URL: `http://127.0.0.1:${unusedPort}`,
      PUBLIC_URL: 'https://www.example.com',
      DATA_DIR: path.join(folder, 'data'),
      REMOTES_DIR: volume,
      TRUSTED_ROOT: path.join(keysFolder(), 'root.json'),
    };
    await withRunningImage('shell.Dockerfile', image, variables, async () => {
      const page = await fetch(`http://127.0.0.1:${port}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<link rel="canonical" href="https://www.example.com/"');
      const registry = await fetch(`http://127.0.0.1:${port}/remotes/registry.json`);
      const { remotes: served } = (await registry.json()) as { remotes: object };
      expect(Object.keys(served).sort()).toEqual([...remotes].sort());
    });
    expect(await listFiles(image)).toEqual(files);
  });

  const needs = ['@kustomize', '@postgres', '@nginx', '@namespaces'];
  test(
    'of one node run as its manifests say: users, environment, folders, probes, jobs and ends [CLUSTER-9, BACKUP-9]',
    { tag: needs },
    ({ staged }) => {
      const { jobs, processes, answers, plain, metrics, log, ends } = runCluster({
        api: staged('api.Dockerfile'),
        shell: staged('shell.Dockerfile'),
        remotes: staged('remotes.Dockerfile'),
      });
      for (const [name, { code, output }] of Object.entries(jobs)) expect(code, `${name}: ${output}`).toBe(0);
      expect(jobs['migrate']!.output).toContain('the database is migrated');
      expect(jobs['backup']!.output).toContain('"msg":"backup made"');
      expect(jobs['release']!.output.match(/is published and active/g)).toHaveLength(remotes.length);
      const none = '0000000000000000';
      const confined = { Groups: '1000', CapEff: none, CapBnd: none, NoNewPrivs: '1', root: 'ro' };
      expect(processes).toEqual({
        api: { Uid: '1000', Gid: '1000', ...confined },
        shell: { Uid: '1000', Gid: '1000', ...confined },
        nginx: { Uid: '101', Gid: '101', ...confined },
      });
      expect(answers.home).toMatchObject({ status: 200, text: expect.stringContaining('</html>') });
      expect(answers.home.text).toContain('<link rel="canonical" href="https://www.example.com/"');
      expect(JSON.parse(answers.api.text)).toMatchObject({ api: { ok: true }, database: { ok: true } });
      for (const remote of remotes) expect(answers.registry.text).toContain(remote);
      expect(plain).toEqual({ status: 308, location: 'https://www.example.com/about' });
      for (const text of Object.values(metrics)) expect(text).toContain('# TYPE ');
      expect(log).toContain('"service":"nginx"');
      expect(ends).toEqual({ api: 0, shell: 0, nginx: 0 });
    },
  );
});
