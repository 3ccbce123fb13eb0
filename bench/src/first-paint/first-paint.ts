import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { buildSingle } from '@lens/build/single/build-single';
import { inRoot } from '@lens/tools/product/folders';
import type { FrontServer } from '../front/front-server.ts';
import { figuresOf, medians, type Figures } from '../visit/figures.ts';
import { formatReport, type Result } from './report.ts';
import { targetsFor, type VariantFigures } from './targets.ts';
import { withBrowserAndFrontServer } from '../visit/browser-and-front-server.ts';
import { createSingleBundle, createStaticTwins } from '../visit/variants.ts';
import { conditions, visitAll } from '../visit/visit.ts';

/** The figures of every run. */
type Samples = Record<keyof VariantFigures, Figures[]>;

const variants = ['home', 'twin', 'single'] as const;
const bundle = {
  shell: inRoot('shell'),
  remote: inRoot('mfe-public'),
  output: inRoot('bench', 'dist', 'single'),
  address: '/single/',
};
const resultFile = (name: string) => inRoot('bench', 'results', name);
const baselineFile = resultFile('first-paint.json');

/** Visits the variants in turn; each run begins with another one, so that load on the machine favours none. */
async function measure(browser: Browser, front: FrontServer, runs: number): Promise<Samples> {
  const figures: Samples = { home: [], twin: [], single: [] };
  for (let run = 0; run < runs; run += 1) {
    for (let offset = 0; offset < variants.length; offset += 1) {
      const variant = variants[(run + offset) % variants.length]!;
      const visits = await visitAll(browser, front.address(variant), variant !== 'twin');
      figures[variant].push(figuresOf(visits));
    }
    process.stderr.write(`run ${run + 1} of ${runs}\n`);
  }
  return figures;
}

/** Compares Home as the shell serves it with its static twin and its single bundle. */
export async function firstPaint(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '7' }, save: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 up.');
  const { samples, machine } = await withBrowserAndFrontServer(
    variants,
    async (upstream) => ({
      twin: await createStaticTwins(upstream, ['/']),
      single: createSingleBundle(
        upstream,
        await buildSingle(bundle, './pages/home/home'),
        bundle.output,
        bundle.address,
      ),
    }),
    async (browser, front) => ({
      samples: await measure(browser, front, runs),
      machine: {
        cores: availableParallelism(),
        load: loadavg()[0]!,
        node: process.version,
        chromium: browser.version(),
      },
    }),
  );
  const { home, twin, single } = samples;
  const variantMedians = { home: medians(home), twin: medians(twin), single: medians(single) };
  const result: Result = { name: 'first-paint', runs, conditions, medians: variantMedians, machine };
  const baseline = existsSync(baselineFile)
    ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Result)
    : null;
  console.log(formatReport(result, baseline));
  const file = values.save ? baselineFile : resultFile('first-paint.latest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(values.save ? result : { ...result, samples }, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative(inRoot(), file)}.`);
  if (targetsFor(result.medians).some(({ value, limit }) => value > limit)) process.exitCode = 1;
}
