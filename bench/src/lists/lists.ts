import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArguments } from '@lens/e2e/src/fixtures/browser.ts';
import { startTestProduct, type TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { findChromium, findPostgres } from '@lens/tools/engines/find';
import { startPostgres } from '@lens/tools/engines/postgres';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import pg from 'pg';
import { storeTestimonials } from '../api/rows.ts';
import { formatCell, formatTable } from '../report/table.ts';
import { figuresOf, limits, exceedsLimit, type Steps } from './figures.ts';
import { performListSteps } from './list-steps.ts';

const rowCount = 50_000;
const password = 'seven seas of rye';
const names = ['full', 'empty'] as const;
type Sides<Value> = Record<(typeof names)[number], Value>;

interface Side {
  url: string;
  token: string;
  isFull: boolean;
}

async function signIn({ apiUrl }: TestProduct): Promise<string> {
  const answer = await fetch(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Starts two products on one PostgreSQL server that differ only in the rows of the list. */
async function withBothSides<Value>(work: (sides: Sides<Side>) => Promise<Value>): Promise<Value> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL on this machine, and none could be installed.');
  await buildStale();
  const server = await startPostgres(programs);
  const started: TestProduct[] = [];
  const start = async (name: keyof Sides<Side>): Promise<Side> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`CREATE DATABASE lens_${name}`);
    await client.end();
    const url = new URL(server.url);
    url.pathname = `/lens_${name}`;
    const product = await startTestProduct('dist', {
      DATABASE_URL: url.href,
      JWT_SECRET: 'thirty-two characters for a bench',
      ADMIN_PASSWORD: password,
    });
    started.push(product);
    await storeTestimonials(url.href, name === 'full' ? rowCount : 0);
    return { url: product.url, token: await signIn(product), isFull: name === 'full' };
  };
  try {
    return await work({ full: await start('full'), empty: await start('empty') });
  } finally {
    for (const product of started) await product.stop();
    await server.stop();
  }
}

async function measureSides(sides: Sides<Side>, rounds: number): Promise<Sides<Steps[]>> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium on this machine, and none could be installed.');
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const steps: Sides<Steps[]> = { full: [], empty: [] };
  try {
    for (const name of names) await performListSteps(browser, sides[name]);
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? names : [...names].reverse();
      for (const name of order) steps[name].push(await performListSteps(browser, sides[name]));
      process.stderr.write(`round ${round + 1} of ${rounds}\n`);
    }
  } finally {
    await browser.close();
  }
  return steps;
}

/** Compares a list of 50,000 testimonials with an empty one, while staff filter, sort, page and search it. */
export async function measureLists(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '7' }, save: { type: 'boolean', default: false } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1 up.');
  const load = loadavg()[0]!;
  const { full, empty } = await withBothSides((sides) => measureSides(sides, rounds));
  const figures = figuresOf(full, empty);
  const rows = Object.entries(figures).map(([name, figure]) => [
    `${name}${exceedsLimit(figure) ? ' !' : ''}`,
    formatCell(figure.answer),
    formatCell(figure.paint),
    formatCell(figure.ratio),
  ]);
  const limitRow = ['limit', formatCell(limits.answer), formatCell(limits.paint), formatCell(limits.ratio)];
  console.log(formatTable([['', 'answer ms', 'next paint ms', '/ empty list'], ...rows, limitRow]));
  const machine = { cores: availableParallelism(), load, node: process.version };
  const file = inRoot('bench', 'results', values.save ? 'lists.json' : 'lists.latest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ name: 'lists', stored: rowCount, rounds, figures, machine }, null, 2)}\n`,
  );
  console.log(`\nWritten to ${path.relative(inRoot(), file)}.`);
  if (Object.values(figures).some(exceedsLimit)) process.exitCode = 1;
}
