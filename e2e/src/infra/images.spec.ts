import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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
import { isHealthy, runImage, stageImage } from './staged-image.ts';

/** The tests may run on Node 20, which does not strip types as the image's Node does. */
const typeStripping =
  'typescript' in process.features && process.features.typescript
    ? []
    : ['--import', pathToFileURL(inRoot('node_modules', 'tsx', 'dist', 'esm', 'index.mjs')).href];

/** Stages the image of the remotes once for all tests. */
const test = base.extend<object, { remotesImage: string }>({
  remotesImage: [
    async ({}, use) => {
      const image = temporaryFolder();
      stageImage('remotes.Dockerfile', image);
      await use(image);
      rmSync(image, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

let folder: string;
test.setTimeout(180_000);
test.beforeEach(async () => {
  folder = temporaryFolder();
  await makeKeys(keysFolder(), remotes);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keysFolder = () => path.join(folder, 'keys');

function stageInFolder(dockerfile: string): string {
  const image = path.join(folder, dockerfile);
  mkdirSync(image);
  stageImage(dockerfile, image);
  return image;
}

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
  test('the API runs in production on PostgreSQL, and writes no file', { tag: '@postgres' }, async () => {
    const image = stageInFolder('api.Dockerfile');
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
  });

  test('the image of the remotes publishes them into an empty volume, once', async ({ remotesImage }) => {
    const volume = path.join(folder, 'volume');
    expect((await publish(remotesImage, volume)).match(/is published and active/g)).toHaveLength(
      remotes.length,
    );
    const registry = readFileSync(path.join(volume, 'registry.json'), 'utf8');
    expect((await publish(remotesImage, volume)).match(/was published before/g)).toHaveLength(remotes.length);
    expect(readFileSync(path.join(volume, 'registry.json'), 'utf8')).toBe(registry);
  });

  test('the shell serves what the remotes published, and writes only its data', async ({ remotesImage }) => {
    const volume = path.join(folder, 'volume');
    await publish(remotesImage, volume);
    const image = stageInFolder('shell.Dockerfile');
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
});
