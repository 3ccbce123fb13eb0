import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePorts } from '@lens/e2e/src/fixtures/free-ports.ts';
import { startTestProduct, type TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { rawRequest } from '@lens/e2e/src/fixtures/raw-request.ts';
import { findH2load, findWrk } from '@lens/tools/engines/find';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import { nodeFlags } from '@lens/tools/product/service';
import { median } from '../api/figures.ts';
import { startSide, type Side } from '../api/side.ts';
import { formatTable } from '../report/table.ts';
import { measureBehindNginx } from './behind-nginx.ts';
import { measureRounds, unchanged, type Target } from './rounds.ts';
import { startStaticNginx, type RecordedAnswer } from './static-nginx.ts';
import { measureSteadyLoad } from './steady-load.ts';
import { missedTargets, p99, ratioOfRounds, spreadOfRounds, type LoadFigures } from './targets.ts';
import { measureLoad, type LoadRound } from './wrk.ts';

const address = '/es/procedures/lasik';
const encoding = { 'accept-encoding': 'br' };
const uncachedPerSecond = 20;
const warmUpSeconds = 3;

const rateOf = (rounds: LoadRound[]): number => median(rounds.map(({ rate }) => rate));

/** A shell that writes its log to a file, as nginx does: the product's own shell sends it to this process. */
async function startShell({ apiUrl, dataFolder, remotesFolder }: TestProduct): Promise<Side> {
  const [port = 0] = await freePorts(1);
  const variables = {
    PORT: String(port),
    API_URL: apiUrl.replace(/\/api$/, ''),
    DATA_DIR: dataFolder,
    REMOTES_DIR: remotesFolder,
  };
  const program = [...nodeFlags, inRoot('shell', 'dist', 'server', 'main.cjs')];
  return startSide(program, variables, port, address, path.join(dataFolder, 'shell.log'));
}

/** Requests the page until the shell has compressed it as far as it does. */
async function recordPage(url: string): Promise<RecordedAnswer> {
  const ask = () => rawRequest(new URL(url).origin, address, encoding);
  for (let time = 0; time < 10; time += 1) await ask();
  await sleep(3000);
  const { body, headers } = await ask();
  const { 'x-request-id': id, ...others } = headers;
  return {
    body,
    headers: Object.fromEntries(
      Object.entries({ ...others, 'x-request-id': id }).map(([name, value]) => [name, String(value)]),
    ),
  };
}

/** The latencies, in ms, of pages that nobody has asked for, at a steady rate while cached ones are sent. */
async function measureUncached(url: string, seconds: number): Promise<number[]> {
  const latencies: Promise<number>[] = [];
  for (let number = 0; number < seconds * uncachedPerSecond; number += 1) {
    const startMs = performance.now();
    latencies.push(
      rawRequest(url, `${address}?number=${number}-${startMs}`, encoding).then(({ status }) =>
        status === 200 ? performance.now() - startMs : Number.POSITIVE_INFINITY,
      ),
    );
    await sleep(1000 / uncachedPerSecond);
  }
  return Promise.all(latencies);
}

interface Programs {
  wrk: string;
  h2load: string;
}

interface Length {
  rounds: number;
  seconds: number;
}

/** One shell process beside one worker of nginx, over plain HTTP, and how long its visitors wait. */
async function measureShell({ wrk, h2load }: Programs, { rounds, seconds }: Length) {
  const product = await startTestProduct();
  const shell = await startShell(product);
  const nginx = await startStaticNginx(await recordPage(shell.url));
  try {
    const page: Target = { url: shell.url, headers: encoding };
    const file: Target = { url: nginx.url, headers: encoding };
    const targets = {
      nginx: file,
      shell: page,
      'nginx 304': await unchanged(file),
      'shell 304': await unchanged(page),
    };
    const samples = await measureRounds(wrk, targets, rounds, seconds);
    const half = await measureSteadyLoad(
      h2load,
      { ...page, urls: [page.url] },
      rateOf(samples.shell) / 2,
      seconds,
    );
    // Threads that render are started when they are needed, which is no part of a steady rate.
    await measureUncached(new URL(shell.url).origin, warmUpSeconds);
    const [, uncached] = await Promise.all([
      measureLoad(wrk, page.url, seconds + 1, encoding),
      measureUncached(new URL(shell.url).origin, seconds),
    ]);
    return { samples, half, uncached };
  } finally {
    await nginx.stop();
    await shell.stop();
    await product.stop();
  }
}

/** The four sides of a comparison: the pair of each ratio is [what is measured, what it is measured against]. */
const pairs = {
  page: ['shell', 'nginx'],
  unchanged: ['shell 304', 'nginx 304'],
  pageBehindNginx: ['site TLS', 'static TLS'],
  unchangedBehindNginx: ['site TLS 304', 'static TLS 304'],
} as const;

const cell = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
const row = (name: string, rounds: LoadRound[]): string[] => [
  name,
  cell(rateOf(rounds)),
  cell(median(rounds.map(({ p50 }) => p50))),
  cell(median(rounds.map((round) => round.p99))),
];

/** Compares stored pages of the shell, and of the product's nginx, with one worker of nginx that sends the same bytes. */
export async function measurePageLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '5' },
      save: { type: 'boolean', default: false },
    },
  });
  const length = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const [wrk, h2load] = [findWrk(), findH2load()];
  if (!wrk || !h2load)
    throw new Error('There is no wrk or no h2load on this machine, and it could not be installed.');
  await buildStale();
  const load = loadavg()[0]!;
  const { samples: ofShell, half, uncached } = await measureShell({ wrk, h2load }, length);
  const samples = {
    ...ofShell,
    ...(await measureBehindNginx(wrk, { address, headers: encoding, ...length })),
  };
  const forPairs = <Value>(compare: (side: LoadRound[], floor: LoadRound[]) => Value) =>
    Object.fromEntries(
      Object.entries(pairs).map(([name, [side, floor]]) => [name, compare(samples[side], samples[floor])]),
    ) as Record<keyof typeof pairs, Value>;
  const figures: LoadFigures = {
    ...forPairs(ratioOfRounds),
    p99AtHalf: p99(half.latencies),
    p99Uncached: p99(uncached),
    failed: Object.values(samples)
      .flat()
      .reduce((sum, { failed }) => sum + failed, half.failed),
  };
  const spread = forPairs(spreadOfRounds);
  const rows = Object.entries(samples).map(([name, rounds]) => row(name, rounds));
  console.log(formatTable([['', 'rate', 'p50', 'p99'], ...rows]));
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value.toFixed(3)}`);
  console.log(`spread of the ratios: ${JSON.stringify(spread)}`);
  const missed = missedTargets(figures);
  for (const target of missed) console.log(`MISSED: ${target}`);
  const rates = Object.fromEntries(Object.entries(samples).map(([name, rounds]) => [name, rateOf(rounds)]));
  const machine = { cores: availableParallelism(), load, node: process.version };
  const result = { name: 'load', address, ...length, figures, spread, rates, machine };
  const output = inRoot('bench', 'results', values.save ? 'load.json' : 'load.latest.json');
  mkdirSync(path.dirname(output), { recursive: true });
  writeFileSync(output, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative(inRoot(), output)}.`);
  if (missed.length > 0) process.exitCode = 1;
}
