import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { readDeclaration } from '@lens/build/remote/declaration';
import { buildSingle } from '@lens/build/single/build-single';
import { freePorts } from '@lens/e2e/src/fixtures/free-ports.ts';
import { inRoot } from '@lens/tools/product/folders';
import { formatCell, formatTable } from '../report/table.ts';
import type { FrontServer } from '../front/front-server.ts';
import { withBrowserAndFrontServer } from '../visit/browser-and-front-server.ts';
import { createStaticTwins } from '../visit/variants.ts';
import { conditions, measureMenu, visitPage } from '../visit/visit.ts';
import { scorePage, type Scores } from './lighthouse.ts';
import { limitOf, missesLimit, pageFigures, type PageFigures, type PageRun } from './page-figures.ts';

interface MeasuredPage {
  path: string;
  module: string;
}

/** Every public page with a fixed address, except those of the newsletter's mails. */
async function publicPages(): Promise<MeasuredPage[]> {
  const { routes } = await readDeclaration(inRoot('mfe-public'));
  return routes.filter(
    ({ surface, path: at }) => surface === 'public' && !at.includes(':') && !at.startsWith('/newsletter'),
  );
}

/** The compressed bytes of the scripts that a page would load if shell and remote were one bundle. */
async function singleBytes(module: string): Promise<number> {
  const output = inRoot('bench', 'dist', 'single');
  const bundle = { shell: inRoot('shell'), remote: inRoot('mfe-public'), output, address: '/single/' };
  const scripts = await buildSingle(bundle, module);
  const names = scripts.map(({ src }) => `${path.basename(src)}.br`);
  const bundleFiles = readdirSync(output).filter((name) => names.includes(name));
  return bundleFiles.reduce((total, name) => total + statSync(path.join(output, name)).size, 0);
}

/** The page that a visitor opens next, by a link that every page has. */
const nextPathAfter = (at: string): string => (at === '/contact' ? '/' : '/contact');

async function visitPages(
  browser: Browser,
  front: FrontServer,
  paths: string[],
  runs: number,
): Promise<Map<string, PageRun[]>> {
  const runsByPath = new Map(paths.map((at) => [at, [] as PageRun[]]));
  const address = { page: front.address('page'), twin: front.address('twin') };
  for (let run = 0; run < runs; run += 1) {
    for (const at of paths) {
      const twinFirst = run % 2 === 0;
      const earlierTwin = twinFirst ? await visitPage(browser, address.twin, at, null) : null;
      const { cold: page, next } = await visitPage(browser, address.page, at, nextPathAfter(at));
      const { cold: twin } = earlierTwin ?? (await visitPage(browser, address.twin, at, null));
      runsByPath
        .get(at)!
        .push({ page, twin, menuVisit: await measureMenu(browser, address.page, at), next: next! });
    }
    process.stderr.write(`run ${run + 1} of ${runs}\n`);
  }
  return runsByPath;
}

function formatReport(pages: Map<string, PageFigures>): string {
  const [first] = pages.values();
  const names = Object.keys(first!) as (keyof PageFigures)[];
  const rows = [...pages].map(([at, figures]) => [
    at,
    ...names.map((name) => `${formatCell(figures[name])}${missesLimit(figures, name) ? ' !' : ''}`),
  ]);
  const limits = names.map((name) => formatCell(limitOf(name)));
  return formatTable([['', ...names], ...rows, ['limit', ...limits]]);
}

/** Compares every public page as the shell serves it with its static twin. */
export async function measurePages(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 up.');
  const load = loadavg()[0]!;
  const selectedPaths = values.only?.split(',');
  const pages = (await publicPages()).filter(({ path: at }) => !selectedPaths || selectedPaths.includes(at));
  const paths = pages.map(({ path: at }) => at);
  const [port = 0] = await freePorts(1);
  const { visits, scores } = await withBrowserAndFrontServer(
    ['page', 'twin'],
    async (upstream) => ({ twin: await createStaticTwins(upstream, paths) }),
    async (browser, front) => {
      const runsByPath = await visitPages(browser, front, paths, runs);
      const scoresByPath = new Map<string, Scores>();
      for (const at of paths)
        scoresByPath.set(at, await scorePage(new URL(at, front.address('page')).href, port));
      return { visits: runsByPath, scores: scoresByPath };
    },
    [`--remote-debugging-port=${port}`],
  );
  const figures = new Map<string, PageFigures>();
  for (const { path: at, module } of pages) {
    const single = await singleBytes(module);
    figures.set(at, pageFigures(visits.get(at)!, { single, scores: scores.get(at)! }));
  }
  console.log(formatReport(figures));
  const fetchedFiles = [...visits].flatMap(([at, runsByPath]) =>
    runsByPath.flatMap(({ next }) => next.requests.map((file) => `${at}: ${file}`)),
  );
  if (fetchedFiles.length > 0)
    console.log(`\nfetched while menuOpeningMs another page:\n${[...new Set(fetchedFiles)].join('\n')}`);
  const machine = { cores: availableParallelism(), load, node: process.version };
  const result = { name: 'pages', runs, conditions, pages: Object.fromEntries(figures), machine };
  const file = inRoot('bench', 'results', values.save ? 'pages.json' : 'pages.latest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative(inRoot(), file)}.`);
  const names = Object.keys([...figures.values()][0]!) as (keyof PageFigures)[];
  if ([...figures.values()].some((one) => names.some((name) => missesLimit(one, name)))) process.exitCode = 1;
}
