import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { activate } from '@lens/build/registry/activate';
import { readRegistry } from '@lens/build/registry/registry-file';
import { publishChanged } from '@lens/e2e/src/fixtures/remote-versions.ts';
import { startTestProduct, type TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { findH2load, findWrk } from '@lens/tools/engines/find';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import { measureSteadyLoad } from '../load/steady-load.ts';
import { measureLoad } from '../load/wrk.ts';
import { withProduction } from '../memory/production.ts';
import { readMemory } from '../memory/read-memory.ts';
import { formatTable } from '../report/table.ts';
import { isFlat, slopeOf, type Sample } from './slope.ts';

const pages = ['/', '/es', '/procedures/lasik', '/ko/contact', '/ar', '/blog', '/he/about', '/zh/technology'];
const lists = ['/settings/public', '/testimonials/public?limit=20', '/content-revision'];
const encoding = { 'accept-encoding': 'br' };
const secondsBetween = 20;
/** Caches fill and code is compiled until then, which is no leak. */
const warmUpShare = 1 / 4;
/** After so many activations, one sample. */
const activationsBetween = 20;

type Part = 'api' | 'shell';
type Series = Record<Part, Sample[]>;

function sample(product: TestProduct, series: Series, startMs: number): void {
  const minute = (Date.now() - startMs) / 60_000;
  for (const part of ['api', 'shell'] as const)
    series[part].push({ minute, megabytes: readMemory(product[part].pid!).pss });
}

interface Programs {
  wrk: string;
  h2load: string;
}

/** Half of the highest rate of each part. */
async function halfRate({ wrk }: Programs, urls: string[]): Promise<number> {
  for (const url of urls) await (await fetch(url)).arrayBuffer();
  const { rate } = await measureLoad(wrk, urls[0]!, 5, encoding);
  return Math.round(rate / 2);
}

/** Half of the highest rate of shell and API at the same time, for so many minutes. */
async function load(product: TestProduct, programs: Programs, minutes: number) {
  const series: Series = { api: [], shell: [] };
  const urls = {
    shell: pages.map((path) => product.url.replace('localhost', '127.0.0.1') + path),
    api: lists.map((path) => product.apiUrl + path),
  };
  const rates = { shell: await halfRate(programs, urls.shell), api: await halfRate(programs, urls.api) };
  const startMs = Date.now();
  let [requests, failed] = [0, 0];
  const steady = (part: Part) =>
    measureSteadyLoad(programs.h2load, { urls: urls[part], headers: encoding }, rates[part], secondsBetween);
  while (Date.now() - startMs < minutes * 60_000) {
    for (const { latencies, failed: more } of await Promise.all([steady('shell'), steady('api')])) {
      requests += latencies.length;
      failed += more;
    }
    sample(product, series, startMs);
  }
  return { series, rates, requests, failed };
}

/** Two versions by turns, and a visit after each activation. */
async function activations(product: TestProduct, count: number) {
  const series: Series = { api: [], shell: [] };
  const other = await publishChanged(product, 'mfe-public', () => undefined);
  const { version } = (await readRegistry(product.remotesFolder)).remotes['mfe-public']!;
  const startMs = Date.now();
  let failed = 0;
  for (let number = 1; number <= count; number += 1) {
    await activate(product, 'mfe-public', number % 2 === 0 ? version : other);
    const answers = await Promise.all(
      ['/', '/es/contact'].map(async (path) => {
        const answer = await fetch(product.url + path);
        await answer.arrayBuffer();
        return answer.ok;
      }),
    );
    failed += answers.filter((isOk) => !isOk).length;
    if (number % activationsBetween === 0) sample(product, series, startMs);
  }
  return { series, failed };
}

const afterWarmUp = (samples: Sample[]): Sample[] => samples.slice(Math.floor(samples.length * warmUpShare));

function describe(name: string, series: Series) {
  return (['api', 'shell'] as const).map((part) => {
    const samples = afterWarmUp(series[part]);
    const { slope, error } = slopeOf(samples);
    const [first, last] = [samples[0]!, samples.at(-1)!];
    const flat = isFlat({ slope, error });
    return { name, part, first: first.megabytes, last: last.megabytes, slope, error, isFlat: flat };
  });
}

/** `npm run bench -- soak [--minutes 30] [--activations 1000] [--save]` */
export async function soak(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '30' },
      activations: { type: 'string', default: '1000' },
      save: { type: 'boolean', default: false },
    },
  });
  const [minutes, count] = [Number(values.minutes), Number(values.activations)];
  const [wrk, h2load] = [findWrk(), findH2load()];
  if (!wrk || !h2load)
    throw new Error('There is no wrk or no h2load on this machine, and it could not be installed.');
  await buildStale();
  await withProduction(async (variables) => {
    const product = await startTestProduct('dist', variables);
    try {
      await measure(product, { wrk, h2load }, { minutes, count, isSaved: values.save });
    } finally {
      await product.stop();
    }
  });
}

interface Length {
  minutes: number;
  count: number;
  isSaved: boolean;
}

async function measure(product: TestProduct, programs: Programs, { minutes, count, isSaved }: Length) {
  const loaded = await load(product, programs, minutes);
  const activated = await activations(product, count);
  const rows = [
    ...describe(`${minutes} minutes`, loaded.series),
    ...describe(`${count} activations`, activated.series),
  ];
  const cells = rows.map(({ name, part, first, last, slope, error, isFlat: flat }) => [
    ...[name, part, String(first), String(last), slope.toFixed(3), error.toFixed(3)],
    flat ? 'flat' : 'GROWS',
  ]);
  console.log(formatTable([['', '', 'MB', 'later', 'MB a minute', 'error', ''], ...cells]));
  const { rates, requests, failed } = loaded;
  console.log(
    `${requests} requests, ${rates.shell} pages and ${rates.api} lists a second: ${failed} failed; after activations: ${activated.failed}`,
  );
  const result = {
    name: 'soak',
    minutes,
    activations: count,
    rates,
    requests,
    failed,
    afterActivations: activated.failed,
    rows,
  };
  const file = inRoot('bench', 'results', isSaved ? 'soak.json' : 'soak.latest.json');
  writeFileSync(file, `${JSON.stringify({ ...result, node: process.version }, null, 2)}\n`);
  if (failed + activated.failed > 0 || rows.some((one) => !one.isFlat)) process.exitCode = 1;
}
