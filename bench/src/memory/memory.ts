import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isolatedEnvironment } from '@lens/e2e/src/fixtures/isolated-environment.ts';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import { startProduct, type Product } from '@lens/tools/product/product';
import { publishApart } from '@lens/tools/product/publish-apart';
import autocannon from 'autocannon';
import { formatTable } from '../report/table.ts';
import { withProduction } from './production.ts';
import { readMemory, type Memory } from './read-memory.ts';

const idleSeconds = 30;
const loadSeconds = 20;
const connections = 16;
const pages = ['/', '/es', '/procedures/lasik', '/ko/contact', '/ar', '/blog', '/he/about', '/zh/technology'];

interface Figures {
  database: string;
  when: string;
  api: Memory;
  shell: Memory;
}

const read = (database: string, when: string, { api, shell }: Product): Figures => ({
  database,
  when,
  api: readMemory(api.pid!),
  shell: readMemory(shell.pid!),
});

/** Reads the memory of API and shell when they are idle, and after visits to some pages. */
async function measure(database: string, variables: NodeJS.ProcessEnv): Promise<Figures[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-memory-'));
  const env = { ...(await isolatedEnvironment(folder)), ...variables };
  const product = await startProduct({ env, publish: publishApart, onOutput: () => undefined });
  try {
    await sleep(idleSeconds * 1000);
    const idle = read(database, 'idle', product);
    const requests = pages.map((address) => ({ path: address }));
    await autocannon({ url: product.url, connections, duration: loadSeconds, requests });
    return [idle, read(database, 'after load', product)];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm run bench -- memory [--save]` */
export async function measureMemory(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { save: { type: 'boolean', default: false } } });
  await buildStale();
  const figures = await withProduction((variables) => measure('PostgreSQL', variables));
  figures.push(...(await measure('embedded', {})));
  const file = values.save ? 'memory.json' : 'memory.latest.json';
  writeFileSync(
    inRoot('bench', 'results', file),
    `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`,
  );
  const rows = figures.map(({ database, when, api, shell }) =>
    [
      `${database}, ${when}`,
      api.rss,
      api.pss,
      shell.rss,
      shell.pss,
      api.rss + shell.rss,
      api.pss + shell.pss,
    ].map(String),
  );
  console.log(formatTable([['MB', 'API rss', 'API pss', 'shell rss', 'shell pss', 'rss', 'pss'], ...rows]));
}
