import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { inRoot } from '@lens/tools/product/folders';
import autocannon from 'autocannon';
import { formatCell, formatTable } from '../report/table.ts';
import { mediansOfRounds, medianRatio, sideNames, targets, type Round, type Sides } from './figures.ts';
import { address, withSides, type Target } from './sides.ts';

const connections = 10;

/** Sends requests to one side as fast as it responds, over connections that stay open. */
async function measureRound({ url, headers }: Target, seconds: number): Promise<Round> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + non2xx };
}

const forEachSide = <Value>(make: (name: (typeof sideNames)[number]) => Value): Sides<Value> =>
  Object.fromEntries(sideNames.map((name) => [name, make(name)])) as Sides<Value>;

/** Measures the sides in turn, after a warm-up; rounds alternate which side goes first. */
async function measure(sides: Sides<Target>, rounds: number, seconds: number): Promise<Sides<Round[]>> {
  const samples = forEachSide<Round[]>(() => []);
  for (const name of sideNames) await measureRound(sides[name], seconds);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? sideNames : [...sideNames].reverse();
    for (const name of order) samples[name].push(await measureRound(sides[name], seconds));
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return samples;
}

/**
 * Compares the API's list of the newest approved testimonials, 20 of 5,000 rows, with raw servers: cached with
 * `node:http` sending the same bytes, not cached with `pg`.
 */
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
  const samples = await withSides((sides) => measure(sides, rounds, seconds));
  const medians = forEachSide((name) => mediansOfRounds(samples[name]));
  const row = (name: keyof Round) => [name, ...sideNames.map((side) => formatCell(medians[side][name]))];
  console.log(formatTable([['', ...sideNames], row('rate'), row('p50'), row('p99'), row('failed')]));
  const ratios = targets.map((target) => {
    const ratio = medianRatio(samples[target.side], samples[target.floor]);
    return { ...target, ratio, isMet: ratio >= target.minimum };
  });
  console.log();
  for (const { side, floor, minimum, ratio, isMet } of ratios)
    console.log(`${side} / ${floor}: ${ratio.toFixed(3)}, at least ${minimum}: ${isMet ? 'met' : 'MISSED'}`);
  const machine = { cores: availableParallelism(), load, node: process.version };
  const result = { name: 'api', address, connections, rounds, seconds, ratios, medians, machine };
  const file = inRoot('bench', 'results', values.save ? 'api.json' : 'api.latest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(values.save ? result : { ...result, samples }, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative(inRoot(), file)}.`);
  const failed = sideNames.some((name) => medians[name].failed > 0);
  if (failed || ratios.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
