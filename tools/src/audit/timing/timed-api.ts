import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../../engines/find.ts';
import { startPostgres } from '../../engines/postgres.ts';
import { buildStale } from '../../product/build.ts';
import { inRoot } from '../../product/folders.ts';
import { Service } from '../../product/service.ts';
import { freePort } from '../audited-product.ts';

export interface TimedApi {
  origin: string;
  /** The database that it runs on. */
  engine: string;
  stop: () => Promise<void>;
}

const patienceMs = 60_000;

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the API alone, as in production where PostgreSQL can be had, with the account `admin`. */
export async function startTimedApi(): Promise<TimedApi> {
  await buildStale(['@lens/api']);
  const programs = findPostgres();
  const postgres = programs ? await startPostgres(programs) : null;
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-timing-'));
  const port = await freePort();
  const secret = () => randomBytes(24).toString('hex');
  const production = postgres && {
    DATABASE_URL: postgres.url,
    JWT_SECRET: secret(),
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: secret(),
  };
  const api = new Service({
    name: 'API',
    script: inRoot('api', 'dist', 'main.js'),
    env: {
      PATH: process.env['PATH'],
      API_PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...production,
    },
  });
  api.start();
  const stop = async () => {
    await api.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + patienceMs; !(await isReady(origin)); await sleep(100)) {
    if (Date.now() < end) continue;
    await stop();
    throw new Error('The API was not ready in time.');
  }
  return { origin, engine: postgres ? 'PostgreSQL' : 'the embedded database', stop };
}
