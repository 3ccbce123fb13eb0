import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { activate } from '@lens/build/registry/activate';
import { addWithdrawn } from '@lens/build/registry/withdrawn';
import { readRegistry } from '@lens/build/registry/registry-file';
import { publishChanged } from '@lens/e2e/src/fixtures/remote-versions.ts';
import { startTestProduct, type TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import { formatTable } from '../report/table.ts';
import { untilServed } from './served-version.ts';
import { measureSwitches } from './switches.ts';
import { measureTemplate, templateTargetSeconds } from './template.ts';
import { countHydrationErrors } from './visits.ts';

const name = 'mfe-public';

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** From the build in its folder to a page of it: signed, checked, and taken by a running shell. */
async function publishToLive(product: TestProduct, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startMs = performance.now();
    const version = await publishChanged(product, name, () => undefined);
    await activate(product, name, version);
    times.push(await untilServed(`${product.url}/about`, { name, version }, startMs));
  }
  return times;
}

/** From the line in `withdrawn.json` to the stable version, for a visitor who had the candidate. */
async function withdrawal(product: TestProduct, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stable = (await readRegistry(product.remotesFolder)).remotes[name]!.version;
    const candidate = await publishChanged(product, name, () => undefined);
    await activate(product, name, candidate, { percent: 90 });
    const cookies = Array.from({ length: 40 }, (_, number) => `site_version=${number}`);
    const cookie = await Promise.any(
      cookies.map(async (one) => {
        await untilServed(`${product.url}/about`, { name, version: candidate }, performance.now(), {
          cookie: one,
        });
        return one;
      }),
    );
    const startMs = performance.now();
    await addWithdrawn(product.remotesFolder, name, candidate);
    times.push(await untilServed(`${product.url}/about`, { name, version: stable }, startMs, { cookie }));
  }
  return times;
}

/** `npm run bench -- federation [--rounds 7] [--switches 200] [--save]` */
export async function measureFederation(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      switches: { type: 'string', default: '200' },
      save: { type: 'boolean', default: false },
    },
  });
  const [rounds, count] = [Number(values.rounds), Number(values.switches)];
  await buildStale();
  const product = await startTestProduct('dist');
  try {
    const live = await publishToLive(product, rounds);
    const withdrawn = await withdrawal(product, rounds);
    const other = await publishChanged(product, name, () => undefined);
    const { version } = (await readRegistry(product.remotesFolder)).remotes[name]!;
    const visiting = countHydrationErrors(product.url);
    const switches = await measureSwitches(product, name, { versions: [other, version], count });
    const browser = await visiting.end();
    const teams = await measureTemplate(product);
    const milliseconds = { publishToLive: rounded(median(live)), withdrawal: rounded(median(withdrawn)) };
    const slowest = {
      publishToLive: rounded(Math.max(...live)),
      withdrawal: rounded(Math.max(...withdrawn)),
    };
    console.log(
      formatTable([
        ['', 'median ms', 'slowest ms', 'limit ms'],
        ['publish to live', String(milliseconds.publishToLive), String(slowest.publishToLive), '5000'],
        ['withdrawal', String(milliseconds.withdrawal), String(slowest.withdrawal), '1000'],
      ]),
    );
    console.log(
      `${switches.switches} switches at ${switches.requestsPerSecond} requests a second, ${switches.pages} pages: ${switches.failed} failed, ${switches.mixed} of mixed versions, ${switches.incomplete} incomplete; ${browser.visits} visits by a browser: ${browser.errors.length} errors`,
    );
    for (const { tool, total } of teams)
      console.log(`a new team with ${tool}: ${rounded(total)} s of ${templateTargetSeconds}`);
    for (const error of browser.errors) console.log(`  ${error}`);
    const result = {
      name: 'federation',
      rounds,
      milliseconds,
      slowest,
      switches,
      browser,
      teams,
      node: process.version,
    };
    const file = values.save ? 'federation.json' : 'federation.latest.json';
    writeFileSync(path.join(inRoot('bench', 'results'), file), `${JSON.stringify(result, null, 2)}\n`);
    const { failed, mixed, incomplete, requestsPerSecond } = switches;
    if (slowest.publishToLive > 5000 || slowest.withdrawal > 1000) process.exitCode = 1;
    if (teams.some(({ total }) => total > templateTargetSeconds)) process.exitCode = 1;
    if (requestsPerSecond < 100) process.exitCode = 1;
    if (failed + mixed + incomplete + browser.errors.length > 0) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}
