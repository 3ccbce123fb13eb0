import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { freePorts } from '@lens/e2e/src/fixtures/free-ports.ts';
import { findPostgres } from '@lens/tools/engines/find';
import { startPostgres } from '@lens/tools/engines/postgres';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import autocannon from 'autocannon';
import { formatCell, formatTable } from '../report/table.ts';
import { mediansOfRounds, medianRatio, minimumRatio, type Round, type Sides } from './figures.ts';
import { storeTestimonials } from './rows.ts';
import { startSide, type Side } from './side.ts';

const address = '/api/testimonials/public?limit=20';
const connections = 10;
const rowCount = 5000;
const sideNames = ['api', 'raw'] as const;

/** Sends requests to one side as fast as it responds, over connections that stay open. */
async function measureRound(url: string, seconds: number): Promise<Round> {
  const { requests, latency, errors, non2xx } = await autocannon({ url, connections, duration: seconds });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + non2xx };
}

/** Measures both sides in turn, after a warm-up; rounds alternate which side goes first. */
async function measure(sides: Sides<Side>, rounds: number, seconds: number): Promise<Sides<Round[]>> {
  const samples: Sides<Round[]> = { api: [], raw: [] };
  for (const name of sideNames) await measureRound(sides[name].url, seconds);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? sideNames : [...sideNames].reverse();
    for (const name of order) samples[name].push(await measureRound(sides[name].url, seconds));
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return samples;
}

/** Starts the API and the raw server on one PostgreSQL with the same rows. @throws Error if their responses differ */
async function withBothSides<Value>(work: (sides: Sides<Side>) => Promise<Value>): Promise<Value> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL on this machine, and none could be installed.');
  await buildStale(['@lens/api']);
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-bench-'));
  const database = await startPostgres(programs);
  const started: Side[] = [];
  try {
    const [apiPort = 0, rawPort = 0] = await freePorts(2);
    const api = await startSide(
      [inRoot('api', 'dist', 'main.js')],
      {
        API_PORT: String(apiPort),
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        JWT_SECRET: 'thirty-two characters for a bench',
        ADMIN_PASSWORD: 'seven seas of rye',
      },
      apiPort,
      address,
    );
    started.push(api);
    await storeTestimonials(database.url, rowCount);
    const raw = await startSide(
      ['--import', 'tsx/esm', inRoot('bench', 'src', 'api', 'raw-list.ts')],
      { PORT: String(rawPort), DATABASE_URL: database.url },
      rawPort,
      address,
    );
    started.push(raw);
    const [apiBody, rawBody] = await Promise.all(started.map(async ({ url }) => (await fetch(url)).text()));
    if (apiBody !== rawBody) throw new Error('The responses of the two sides differ.');
    return await work({ api, raw });
  } finally {
    for (const side of started) await side.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares the API's list of the newest approved testimonials with a raw server: 5,000 rows, nothing cached. */
export async function apiList(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '5' },
      save: { type: 'boolean', default: false },
    },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(Number.isInteger(rounds) && rounds > 0 && seconds > 0)) {
    throw new Error('--rounds takes a whole number from 1 up, and --seconds a number above 0.');
  }
  const load = loadavg()[0]!;
  const samples = await withBothSides((sides) => measure(sides, rounds, seconds));
  const medians = { api: mediansOfRounds(samples.api), raw: mediansOfRounds(samples.raw) };
  const ratio = medianRatio(samples);
  const row = (name: keyof Round) => [name, formatCell(medians.api[name]), formatCell(medians.raw[name])];
  console.log(formatTable([['', 'api', 'raw'], row('rate'), row('p50'), row('p99'), row('failed')]));
  console.log(
    `\napi / raw: ${ratio.toFixed(3)}, at least ${minimumRatio}: ${ratio >= minimumRatio ? 'met' : 'MISSED'}`,
  );
  const machine = { cores: availableParallelism(), load, node: process.version };
  const result = { name: 'api', address, connections, rounds, seconds, ratio, medians, machine };
  const file = inRoot('bench', 'results', values.save ? 'api.json' : 'api.latest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(values.save ? result : { ...result, samples }, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative(inRoot(), file)}.`);
  if (ratio < minimumRatio || medians.api.failed > 0) process.exitCode = 1;
}
