import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startTestProduct, type TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { findH2load, findWrk } from '@lens/tools/engines/find';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import { measureSteadyLoad } from '../load/steady-load.ts';
import { measureLoad } from '../load/wrk.ts';
import { withProduction } from '../memory/production.ts';
import { readMemory } from '../memory/read-memory.ts';
import { RetainedHeap } from '../memory/retained-heap.ts';
import { formatTable } from '../report/table.ts';
import { Releases } from './releases.ts';
import { hour, isFlat, slopeOf, thousandReleases, type Sample } from './slope.ts';

const pages = ['/', '/es', '/procedures/lasik', '/ko/contact', '/ar', '/blog', '/he/about', '/zh/technology'];
const lists = ['/settings/public', '/testimonials/public?limit=20', '/content-revision'];
const encoding = { 'accept-encoding': 'br' };
const secondsBetween = 20;
/** Caches fill and code is compiled until then, which is no leak. */
const warmUpShare = 1 / 4;
/** After so many releases, one sample. */
const releasesBetween = 50;
/** What is kept of earlier versions is full by then. */
const firstReleases = 100;

type Part = 'api' | 'shell';
type Series = Record<Part, Sample[]>;

function sample(product: TestProduct, series: Series, startMs: number): void {
  const minute = (Date.now() - startMs) / 60_000;
  for (const part of ['api', 'shell'] as const)
    series[part].push({ at: minute, megabytes: readMemory(product[part].pid!).pss });
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

/** What is retained after releases, each of which is another version. */
async function releases(product: TestProduct, heap: RetainedHeap, count: number) {
  const series: Series = { api: [], shell: [] };
  const released = new Releases(product);
  try {
    while (released.count < count) {
      await released.release();
      if (released.count % releasesBetween !== 0) continue;
      for (const part of ['api', 'shell'] as const)
        series[part].push({ at: released.count, megabytes: await heap.read(product[part].pid!) });
    }
    return { series, failed: released.failed };
  } finally {
    released.remove();
  }
}

const afterWarmUp = (samples: Sample[]): Sample[] => samples.slice(Math.floor(samples.length * warmUpShare));
const afterFirstReleases = (samples: Sample[]): Sample[] => samples.filter(({ at }) => at >= firstReleases);

function describe(name: string, series: Series, span: number) {
  return (['api', 'shell'] as const).map((part) => {
    const { [part]: samples } = series;
    const { slope, error } = slopeOf(samples);
    const [first, last] = [samples[0]!, samples.at(-1)!];
    const flat = isFlat({ slope, error }, span);
    return { name, part, first: first.megabytes, last: last.megabytes, slope, error, isFlat: flat };
  });
}

const each = (series: Series, choose: (samples: Sample[]) => Sample[]): Series => ({
  api: choose(series.api),
  shell: choose(series.shell),
});

/** `npm run bench -- soak [--minutes 30] [--releases 1000] [--save]` */
export async function soak(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '30' },
      releases: { type: 'string', default: '1000' },
      save: { type: 'boolean', default: false },
    },
  });
  const [minutes, count] = [Number(values.minutes), Number(values.releases)];
  const [wrk, h2load] = [findWrk(), findH2load()];
  if (!wrk || !h2load)
    throw new Error('There is no wrk or no h2load on this machine, and it could not be installed.');
  await buildStale();
  const heap = new RetainedHeap();
  await withProduction(async (variables) => {
    const product = await startTestProduct('dist', { ...variables, ...heap.variables });
    try {
      await measure(product, { wrk, h2load, heap }, { minutes, count, isSaved: values.save });
    } finally {
      await product.stop();
      heap.remove();
    }
  });
}

interface Length {
  minutes: number;
  count: number;
  isSaved: boolean;
}

async function measure(
  product: TestProduct,
  { heap, ...programs }: Programs & { heap: RetainedHeap },
  { minutes, count, isSaved }: Length,
) {
  const loaded = await load(product, programs, minutes);
  const released = await releases(product, heap, count);
  const rows = [
    ...describe(`${minutes} minutes`, each(loaded.series, afterWarmUp), hour),
    ...describe(`${count} releases, retained`, each(released.series, afterFirstReleases), thousandReleases),
  ];
  const cells = rows.map(({ name, part, first, last, slope, error, isFlat: flat }) => [
    ...[name, part, first.toFixed(1), last.toFixed(1), slope.toFixed(4), error.toFixed(4)],
    flat ? 'flat' : 'GROWS',
  ]);
  console.log(formatTable([['', '', 'MB', 'later', 'MB a minute or release', 'error', ''], ...cells]));
  const { rates, requests, failed } = loaded;
  console.log(
    `${requests} requests, ${rates.shell} pages and ${rates.api} lists a second: ${failed} failed; after releases: ${released.failed}`,
  );
  const result = {
    name: 'soak',
    minutes,
    releases: count,
    rates,
    requests,
    failed,
    afterReleases: released.failed,
    rows,
  };
  const file = inRoot('bench', 'results', isSaved ? 'soak.json' : 'soak.latest.json');
  writeFileSync(file, `${JSON.stringify({ ...result, node: process.version }, null, 2)}\n`);
  if (failed + released.failed > 0 || rows.some((one) => !one.isFlat)) process.exitCode = 1;
}
