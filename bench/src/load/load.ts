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
import { startStaticNginx, type RecordedAnswer } from './static-nginx.ts';
import { measureSteadyLoad } from './steady-load.ts';
import { missedTargets, p99, ratioOfRounds, spreadOfRounds, type LoadFigures } from './targets.ts';
import { measureLoad, type LoadRound } from './wrk.ts';

const address = '/es/procedures/lasik';
const encoding = { 'accept-encoding': 'br' };
const uncachedPerSecond = 20;
const warmUpSeconds = 3;

const sides = ['nginx', 'shell', 'nginx 304', 'shell 304'] as const;
type SideName = (typeof sides)[number];

interface Target {
  url: string;
  headers: Record<string, string>;
}

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

const tagOf = async ({ url, headers }: Target): Promise<Target> => {
  const answer = await fetch(url, { headers });
  return { url, headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' } };
};

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

/** Measures all sides in turn; rounds alternate which side goes first. */
async function measureRounds(
  program: string,
  targets: Record<SideName, Target>,
  rounds: number,
  seconds: number,
): Promise<Record<SideName, LoadRound[]>> {
  const samples: Record<SideName, LoadRound[]> = { nginx: [], shell: [], 'nginx 304': [], 'shell 304': [] };
  for (const side of sides) await measureLoad(program, targets[side].url, 1, targets[side].headers);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : [...sides].reverse())
      samples[side].push(await measureLoad(program, targets[side].url, seconds, targets[side].headers));
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return samples;
}

/** Compares cached pages of one shell process with one worker of nginx that sends the same bytes. */
export async function measurePageLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '5' },
      save: { type: 'boolean', default: false },
    },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  const program = findWrk();
  const steady = findH2load();
  if (!program || !steady)
    throw new Error('There is no wrk or no h2load on this machine, and it could not be installed.');
  await buildStale();
  const load = loadavg()[0]!;
  const product = await startTestProduct();
  const shell = await startShell(product);
  const nginx = await startStaticNginx(await recordPage(shell.url));
  try {
    const page: Target = { url: shell.url, headers: encoding };
    const file: Target = { url: nginx.url, headers: encoding };
    const targets = {
      nginx: file,
      shell: page,
      'nginx 304': await tagOf(file),
      'shell 304': await tagOf(page),
    };
    const samples = await measureRounds(program, targets, rounds, seconds);
    const rate = (side: SideName) => median(samples[side].map((round) => round.rate));
    const half = await measureSteadyLoad(steady, page, rate('shell') / 2, seconds);
    // Threads that render are started when they are needed, which is no part of a steady rate.
    await measureUncached(new URL(shell.url).origin, warmUpSeconds);
    const [, uncached] = await Promise.all([
      measureLoad(program, page.url, seconds + 1, encoding),
      measureUncached(new URL(shell.url).origin, seconds),
    ]);
    const figures: LoadFigures = {
      page: ratioOfRounds(samples.shell, samples.nginx),
      unchanged: ratioOfRounds(samples['shell 304'], samples['nginx 304']),
      p99AtHalf: p99(half.latencies),
      p99Uncached: p99(uncached),
      failed: Object.values(samples)
        .flat()
        .reduce((sum, { failed }) => sum + failed, half.failed),
    };
    const cell = (value: number) => value.toFixed(value < 10 ? 2 : 0);
    const row = (side: SideName) => [
      side,
      cell(rate(side)),
      cell(median(samples[side].map((round) => round.p50))),
      cell(median(samples[side].map((round) => round.p99))),
    ];
    console.log(formatTable([['', 'rate', 'p50', 'p99'], ...sides.map(row)]));
    const spread = {
      page: spreadOfRounds(samples.shell, samples.nginx),
      unchanged: spreadOfRounds(samples['shell 304'], samples['nginx 304']),
    };
    for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value.toFixed(3)}`);
    console.log(`spread of the ratios: ${JSON.stringify(spread)}`);
    const missed = missedTargets(figures);
    for (const target of missed) console.log(`MISSED: ${target}`);
    const machine = { cores: availableParallelism(), load, node: process.version };
    const result = {
      name: 'load',
      address,
      rounds,
      seconds,
      figures,
      spread,
      rates: Object.fromEntries(sides.map((side) => [side, rate(side)])),
      machine,
    };
    const output = inRoot('bench', 'results', values.save ? 'load.json' : 'load.latest.json');
    mkdirSync(path.dirname(output), { recursive: true });
    writeFileSync(output, `${JSON.stringify(result, null, 2)}\n`);
    console.log(`\nWritten to ${path.relative(inRoot(), output)}.`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await nginx.stop();
    await shell.stop();
    await product.stop();
  }
}
