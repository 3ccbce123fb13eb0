import { setTimeout as sleep } from 'node:timers/promises';
import { activate } from '@lens/build/registry/activate';
import type { TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { versionsIn } from './served-version.ts';

const paths = [
  '/',
  '/about',
  '/contact',
  '/es/contact',
  '/procedures/lasik',
  '/ar',
  '/ko/procedures/prk',
  '/he',
];
const pagesPerSecond = 100;

export interface Switches {
  pages: number;
  failed: number;
  /** Pages with files of several versions. */
  mixed: number;
  /** Pages of which a script or style sheet did not arrive. */
  incomplete: number;
  switches: number;
  /** Of pages and of their files, as they were sent. */
  requestsPerSecond: number;
}

/** Asks for a page, and for every eighth also for all its files. Answers how many requests it sent. */
async function visit(product: TestProduct, name: string, count: number, result: Switches): Promise<number> {
  const answer = await fetch(product.url + paths[count % paths.length]!).catch(() => null);
  const html = (await answer?.text().catch(() => '')) ?? '';
  result.pages += 1;
  if (!answer?.ok) result.failed += 1;
  if (versionsIn(html, name).length !== 1) result.mixed += 1;
  if (count % paths.length !== 0) return 1;
  const files = [...new Set(html.match(/\/remotes\/[\w-]+\/[\w.+-]+\/[\w./-]+\.(?:js|css)\b/g) ?? [])];
  const arrived = await Promise.all(files.map((file) => fetch(product.url + file).then(({ ok }) => ok)));
  if (files.length === 0 || !arrived.every(Boolean)) result.incomplete += 1;
  return 1 + files.length;
}

/** Two versions by turns, at a hundred pages a second: a page that is due is asked for even when others wait. */
export async function measureSwitches(
  product: TestProduct,
  name: string,
  { versions, count }: { versions: readonly [string, string]; count: number },
): Promise<Switches> {
  const result: Switches = {
    pages: 0,
    failed: 0,
    mixed: 0,
    incomplete: 0,
    switches: 0,
    requestsPerSecond: 0,
  };
  const visits: Promise<number>[] = [];
  const startMs = performance.now();
  let isDone = false;
  const visiting = (async () => {
    while (!isDone) {
      const due = ((performance.now() - startMs) / 1000) * pagesPerSecond;
      while (visits.length < due) visits.push(visit(product, name, visits.length, result));
      await sleep(1000 / pagesPerSecond);
    }
  })();
  for (; result.switches < count; result.switches += 1)
    await activate(product, name, versions[result.switches % 2]!);
  isDone = true;
  await visiting;
  const requests = (await Promise.all(visits)).reduce((sum, sent) => sum + sent, 0);
  result.requestsPerSecond = Math.round(requests / ((performance.now() - startMs) / 1000));
  return result;
}
