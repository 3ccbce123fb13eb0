import { rmSync } from 'node:fs';
import path from 'node:path';
import { renew } from '@lens/build/registry/sign-published';
import type { Store } from '@lens/build/signing/store';
import { S3Service } from '@lens/build/testing/s3-service';
import { findPostgres } from '@lens/tools/engines/find';
import { startPostgres } from '@lens/tools/engines/postgres';
import { inRoot } from '@lens/tools/product/folders';
import { expect } from '@playwright/test';
import { freePorts } from '../fixtures/free-ports.ts';
import { temporaryFolder } from '../fixtures/isolated-environment.ts';
import { startMailServer, type MailServer } from '../fixtures/mail-server.ts';
import { copyPublished } from '../fixtures/seeded-database.ts';
import { prepareNginx, type Nginx } from '../infra/nginx.ts';
import { Replica } from './replica.ts';

export const account = { username: 'first', password: 'seven seas of rye' };

/** Two APIs on one PostgreSQL and two shells on one bucket, as on machines of their own, and nginx in front of both. */
export interface Site {
  apis: [Replica, Replica];
  shells: [Replica, Replica];
  nginx: Nginx;
  /** What publishes into the bucket. */
  store: Store;
  mails: MailServer;
  stop(): Promise<void>;
}

const main = { api: inRoot('api', 'dist', 'main.js'), shell: inRoot('shell', 'dist', 'server', 'main.cjs') };

export async function startSite(): Promise<Site> {
  const folder = temporaryFolder();
  copyPublished(folder);
  const [database, bucket, mails, ports] = await Promise.all([
    startPostgres(findPostgres()!),
    S3Service.start(),
    startMailServer(),
    freePorts(4),
  ]);
  const [apiA = 0, apiB = 0, shellA = 0, shellB = 0] = ports;
  const store: Store = {
    remotesFolder: path.join(folder, 'remotes'),
    keysFolder: path.join(folder, 'keys'),
    makesKeys: true,
    bucket: bucket.settings,
  };
  await renew(store, { all: true });
  const nginx = await prepareNginx([shellA, shellB], undefined, [apiA, apiB]);
  const ofAll = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PUBLIC_URL: `https://localhost:${nginx.httpsPort}`,
    DRAIN_MS: '2000',
    REMOTES_BUCKET: 'remotes',
    REMOTES_BUCKET_ENDPOINT: new URL(bucket.settings.address).origin,
    REMOTES_BUCKET_PREFIX: 'site',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  const ofApis = {
    ...ofAll,
    ...mails.variables,
    SMTP_PLAIN_TEXT: 'allowed',
    DATABASE_URL: database.url,
    JWT_SECRET: 'only-for-this-test-'.repeat(2),
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
  };
  const ofShells = {
    ...ofAll,
    API_URL: `http://127.0.0.1:${nginx.apiPort}`,
    TRUSTED_ROOT: path.join(store.keysFolder, 'root.json'),
    SITE_STATE_DIR: nginx.siteStateFolder,
    // Processes share two cores: a page may wait longer for its data than in production.
    PAGE_DATA_LIMIT_MS: '10000',
  };
  /** No folder is shared. */
  const own = (port: number) => ({ DATA_DIR: path.join(folder, String(port)) });
  const api = (name: string, port: number, shell: number) =>
    new Replica(name, port, '/api/health/ready', main.api, {
      ...ofApis,
      ...own(port),
      API_PORT: String(port),
      SHELL_URL: `http://127.0.0.1:${shell}`,
    });
  const shell = (name: string, port: number) =>
    new Replica(name, port, '/readyz', main.shell, { ...ofShells, ...own(port), PORT: String(port) });
  const apis: Site['apis'] = [api('API A', apiA, shellA), api('API B', apiB, shellB)];
  const shells: Site['shells'] = [shell('shell A', shellA), shell('shell B', shellB)];
  const all = [...apis, ...shells];
  const stop = async () => {
    await Promise.all(all.map((replica) => replica.stop()));
    await nginx.stop();
    await Promise.all([database.stop(), bucket.stop(), mails.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await nginx.start();
    for (const replica of all) replica.start();
    await expect
      .poll(() => Promise.all(all.map((replica) => replica.isReady())), { timeout: 90_000 })
      .toEqual(all.map(() => true));
  } catch (failure) {
    const lines = all.map(({ name, output }) => `${name}: ${output().slice(-600)}`).join('\n');
    await stop();
    throw new Error(lines, { cause: failure });
  }
  return { apis, shells, nginx, store, mails, stop };
}
