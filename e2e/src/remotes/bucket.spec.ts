import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import { withdraw } from '@lens/build/registry/take-back';
import type { Store } from '@lens/build/signing/store';
import { Builds } from '@lens/build/testing/builds';
import { S3Service } from '@lens/build/testing/s3-service';
import type { Readiness } from '@lens/contracts/health';
import type { Registry } from '@lens/contracts/registry';
import { inRoot } from '@lens/tools/product/folders';
import { Service } from '@lens/tools/product/service';
import { expect, test } from '@playwright/test';
import { freePorts } from '../fixtures/free-ports.ts';

const limitMs = 5000;

/** A shell on a machine of its own: no folder is shared, and no API answers. */
function shellOf(bucket: S3Service, store: Store, port: number, folder: string): Service {
  return new Service({
    name: 'shell',
    script: inRoot('shell', 'dist', 'server', 'main.cjs'),
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: path.join(folder, String(port)),
      TRUSTED_ROOT: path.join(store.keysFolder, 'root.json'),
      REMOTES_BUCKET: 'remotes',
      REMOTES_BUCKET_ENDPOINT: new URL(bucket.settings.address).origin,
      REMOTES_BUCKET_PREFIX: 'site',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    onOutput: () => undefined,
  });
}

const versionAt = async (port: number): Promise<string | undefined> => {
  const response = await fetch(`http://127.0.0.1:${port}/remotes/registry.json`);
  return ((await response.json()) as Registry).remotes['mfe-some']?.version;
};

test('two shells on machines of their own follow a bucket within five seconds, there and back [BUCKET-8]', async () => {
  const bucket = await S3Service.start();
  const builds = new Builds();
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-shells-'));
  const store = { ...builds.store, bucket: bucket.settings };
  const release = async (version: string): Promise<void> => {
    await publish(builds.write('mfe-some', version), store);
    await activate(store, 'mfe-some', version);
  };
  await release('1.0.0');
  const ports = await freePorts(2);
  const shells = ports.map((port) => shellOf(bucket, store, port, folder));
  const versions = () => Promise.all(ports.map((port) => versionAt(port).catch(() => undefined)));
  try {
    for (const shell of shells) shell.start();
    await expect.poll(versions, { timeout: 20_000 }).toEqual(['1.0.0', '1.0.0']);
    await release('2.0.0');
    await expect.poll(versions, { timeout: limitMs, intervals: [100] }).toEqual(['2.0.0', '2.0.0']);
    const keysFolder = mkdtempSync(path.join(folder, 'no-keys-'));
    await withdraw({ ...store, keysFolder }, 'mfe-some');
    await expect.poll(versions, { timeout: limitMs, intervals: [100] }).toEqual(['1.0.0', '1.0.0']);
    bucket.fault = () => 'away';
    const detail = async () => {
      const response = await fetch(`http://127.0.0.1:${ports[0]}/readyz`);
      return ((await response.json()) as Readiness).registry.detail;
    };
    await expect.poll(detail, { timeout: 10_000 }).toContain('bucket of remotes cannot be followed');
    expect(await versions()).toEqual(['1.0.0', '1.0.0']);
  } finally {
    for (const shell of shells) await shell.stop();
    await bucket.stop();
    builds.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
