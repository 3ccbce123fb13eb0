import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePorts } from '@lens/e2e/src/fixtures/free-ports.ts';
import { startTestProduct, type TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import { median } from '../api/figures.ts';
import { p99 } from '../load/targets.ts';
import { withProduction } from '../memory/production.ts';
import { formatCell, formatTable } from '../report/table.ts';
import {
  maximumRecoverySeconds,
  missedLimits,
  normalFactor,
  overloadFactor,
  perSecond,
  type OverloadFigures,
} from './limits.ts';
import { ask, askAtRate, askInTurns, type Question } from './open-load.ts';
import { Watch } from './watch.ts';

/** Enough to keep a part busy, and too few to be refused. */
const clients = 24;
/** So many single requests say how fast a part is when nobody else asks. */
const singles = 20;
const pause = 50;
/** A recovery that takes longer than this is not measured further. */
const patienceMs = 60_000;

const networkOf = (number: number): Record<string, string> => ({
  // Limits count by address, and many visitors are many addresses.
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

/** A page that nobody has asked for: nothing stored answers it. */
async function page(url: string): Promise<Question> {
  const address = (number: number) => `${url}/es/procedures/lasik?number=n${number}n`;
  const withoutNumber = (body: string) => body.replace(/n\d+n/g, '');
  const right = withoutNumber(await (await fetch(address(0))).text());
  return { url: address, headers: networkOf, isRight: (body) => withoutNumber(body) === right };
}

/** An answer of the API that it makes anew: with a cookie it is asked for one person. */
async function fresh(apiUrl: string): Promise<Question> {
  const headers = (number: number) => ({ ...networkOf(number), cookie: `one=${number}` });
  const address = `${apiUrl}/settings/public`;
  const right = await (await fetch(address, { headers: headers(0) })).text();
  return { url: () => address, headers, isRight: (body) => body === right };
}

/** @returns the time of each of some requests, one after the other, in ms; infinite for one that is not right */
async function askSingly(question: Question, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let one = 0; one < count; one += 1) {
    const { kind, ms } = await ask(question, 1_000_000 + one, agent);
    times.push(kind === 'right' ? ms : Number.POSITIVE_INFINITY);
    await sleep(pause);
  }
  agent.destroy();
  return times;
}

/** @returns after how many seconds requests are as fast as they were */
async function untilNormal(question: Question, normalMs: number): Promise<number> {
  const startMs = performance.now();
  while (performance.now() - startMs < patienceMs) {
    const beganMs = performance.now();
    if (median(await askSingly(question, 5)) <= normalMs * normalFactor) return (beganMs - startMs) / 1000;
  }
  return Number.POSITIVE_INFINITY;
}

interface Part {
  question: Question;
  pid: number;
  /** What must answer whatever happens. */
  watched: string[];
}

async function measure({ question, pid, watched }: Part, seconds: number) {
  await askInTurns(question, clients, seconds / 2);
  const normalMs = median(await askSingly(question, singles));
  const before = new Watch(pid, watched);
  const capacity = perSecond(await askInTurns(question, clients, seconds), seconds);
  const { highestMemory } = await before.stop();
  const during = new Watch(pid, watched);
  const { answers, rightInTime, tookSeconds } = await askAtRate(question, capacity * overloadFactor, seconds);
  const recoverySeconds = await untilNormal(question, normalMs);
  const { highestMemory: memory, longestAnswer: watch } = await during.stop();
  const { right, refused, wrong, latencies, examples } = answers;
  const figures: OverloadFigures = {
    capacity,
    factor: (overloadFactor * seconds) / tookSeconds,
    goodput: rightInTime / seconds / capacity,
    ...{ right, refused, wrong },
    p99: latencies.length > 0 ? p99(latencies) : Number.POSITIVE_INFINITY,
    recoverySeconds,
    memory,
    memoryRatio: memory / highestMemory,
    watch,
  };
  return { figures, examples };
}

/** `npm run bench -- overload [--seconds 20] [--save]` */
export async function overload(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '20' }, save: { type: 'boolean', default: false } },
  });
  await buildStale();
  await withProduction(async (variables) => {
    const [port = 0] = await freePorts(1);
    const product = await startTestProduct('dist', { ...variables, METRICS_PORT: String(port) });
    try {
      await measureParts(product, port, { seconds: Number(values.seconds), isSaved: values.save });
    } finally {
      await product.stop();
    }
  });
}

async function measureParts(
  product: TestProduct,
  metricsPort: number,
  { seconds, isSaved }: { seconds: number; isSaved: boolean },
): Promise<void> {
  const url = product.url.replace('localhost', '127.0.0.1');
  const metrics = (port: number) => `http://127.0.0.1:${port}/metrics`;
  const load = loadavg()[0]!;
  const parts: Record<string, Part> = {
    shell: {
      question: await page(url),
      pid: product.shell.pid!,
      watched: [`${url}/healthz`, metrics(metricsPort)],
    },
    api: {
      question: await fresh(product.apiUrl),
      pid: product.api.pid!,
      watched: [`${product.apiUrl}/health/live`, metrics(metricsPort + 1)],
    },
  };
  const rows: (OverloadFigures & { part: string })[] = [];
  for (const [part, one] of Object.entries(parts)) {
    const { figures, examples } = await measure(one, seconds);
    rows.push({ part, ...figures });
    for (const example of examples) console.log(`${part}: ${example}`);
  }
  const names = Object.keys(rows[0]!) as (keyof (typeof rows)[number])[];
  const cells = rows.map((row) => names.map((name) => (name === 'part' ? row.part : formatCell(row[name]))));
  console.log(formatTable([names, ...cells]));
  const missed = rows.flatMap(({ part, ...figures }) => missedLimits(part, figures));
  for (const limit of missed) console.log(`MISSED: ${limit}`);
  const machine = { cores: availableParallelism(), load, node: process.version };
  const limits = { factor: overloadFactor, recoverySeconds: maximumRecoverySeconds };
  const result = { name: 'overload', seconds, limits, rows, machine };
  const file = inRoot('bench', 'results', isSaved ? 'overload.json' : 'overload.latest.json');
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  if (missed.length > 0) process.exitCode = 1;
}
