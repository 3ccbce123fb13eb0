import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '@lens/e2e/src/fixtures/free-ports.ts';
import { findPostgres } from '@lens/tools/engines/find';
import { startPostgres } from '@lens/tools/engines/postgres';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import type { Sides } from './figures.ts';
import { storeTestimonials } from './rows.ts';
import { startSide, type Side } from './side.ts';

export const address = '/api/testimonials/public?limit=20';
const rowCount = 5000;

/** Where one side answers, and the headers that it is asked with. */
export interface Target {
  url: string;
  headers: Record<string, string>;
}

/** With a cookie, the API never answers from its cache. */
const uncached = { cookie: 'bench=1' };

/**
 * Starts the API and both raw servers on one PostgreSQL with the same rows.
 * @throws Error if their responses differ
 */
export async function withSides<Value>(work: (sides: Sides<Target>) => Promise<Value>): Promise<Value> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL on this machine, and none could be installed.');
  await buildStale(['@lens/api']);
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-bench-'));
  const database = await startPostgres(programs);
  const started: Side[] = [];
  const start = async (program: string[], env: Record<string, string>, port: number): Promise<string> => {
    const side = await startSide(program, { DATABASE_URL: database.url, ...env }, port, address);
    started.push(side);
    return side.url;
  };
  const startRaw = (file: string, port: number, env: Record<string, string> = {}) =>
    start(['--import', 'tsx/esm', inRoot('bench', 'src', 'api', file)], { PORT: String(port), ...env }, port);
  try {
    const [apiPort = 0, bytesPort = 0, pgPort = 0] = await freePorts(3);
    const variables = {
      API_PORT: String(apiPort),
      DATA_DIR: folder,
      JWT_SECRET: 'thirty-two characters for a bench',
      ADMIN_PASSWORD: 'seven seas of rye',
    };
    const api = await start([inRoot('api', 'dist', 'main.js')], variables, apiPort);
    await storeTestimonials(database.url, rowCount);
    const bytes = await startRaw('raw-bytes.ts', bytesPort, { SOURCE: api });
    const pg = await startRaw('raw-list.ts', pgPort);
    const sides: Sides<Target> = {
      cached: { url: api, headers: {} },
      bytes: { url: bytes, headers: {} },
      fresh: { url: api, headers: uncached },
      pg: { url: pg, headers: {} },
    };
    await requireSameBodies(sides);
    return await work(sides);
  } finally {
    for (const side of started) await side.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function requireSameBodies(sides: Sides<Target>): Promise<void> {
  const bodies = await Promise.all(
    Object.values(sides).map(async ({ url, headers }) => (await fetch(url, { headers })).text()),
  );
  if (new Set(bodies).size > 1) throw new Error('The responses of the sides differ.');
}
