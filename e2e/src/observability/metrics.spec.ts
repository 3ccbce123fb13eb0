import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { answers } from '@lens/tools/product/ports';
import { freePorts } from '../fixtures/free-ports.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';
import { folder, metricsIn, rulesFile } from './alerts.ts';
import { LoadedModules } from './loaded-modules.ts';

let product: TestProduct;
let ports: { shell: number; api: number };
const loaded = new LoadedModules();

/** The API's metrics are on the next port. */
async function twoPorts(): Promise<{ shell: number; api: number }> {
  for (const port of await freePorts(8))
    if (!(await answers(port + 1))) return { shell: port, api: port + 1 };
  throw new Error('There are no two free ports beside each other.');
}

const read = (port: number) => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());

test.beforeAll(async () => {
  ports = await twoPorts();
  product = await startTestProduct('dist', { METRICS_PORT: String(ports.shell), ...loaded.variables });
});
test.afterAll(async () => {
  await (product as TestProduct | undefined)?.stop();
  loaded.remove();
});

test('shell and API have every metric that alerts and dashboard ask for, on ports of their own [METRICS-9]', async () => {
  for (const path of ['/about', '/about', '/ar/contact']) await fetch(product.url + path);
  const [shell, api] = await Promise.all([read(ports.shell), read(ports.api)]);
  const offered = metricsIn([...`${shell}${api}`.matchAll(/^# TYPE .+$/gm)].join('\n'));
  const asked = metricsIn(readFileSync(rulesFile, 'utf8') + readFileSync(`${folder}/dashboard.json`, 'utf8'));
  const withoutPart = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.map(withoutPart).filter((name) => !offered.includes(name))).toEqual([]);
  expect(shell).toMatch(/^shell_pages_total\{source="render",service="shell"\} [1-9]/m);
  expect(shell).toMatch(
    /^shell_page_render_seconds_count\{service="shell",remote="mfe-public",result="rendered"\} [1-9]/m,
  );
  expect(shell).toMatch(/^shell_remote_share\{remote="mfe-public",version="[^"]+",service="shell"\} 1$/m);
  expect(shell).toMatch(/^shell_registry_usable\{service="shell"\} 1$/m);
  expect(shell).toMatch(
    /^http_requests_total\{method="GET",route="\/about",status="200",service="shell"\} 2$/m,
  );
  for (const path of ['/metrics', '/api/metrics']) expect((await fetch(product.url + path)).status).toBe(404);
});

test('without a collector nothing is loaded for traces, and pages have nothing of them [TRACE-7]', async () => {
  const page = await fetch(`${product.url}/about`, {
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  });
  expect([page.status, page.headers.get('server-timing')]).toEqual([200, null]);
  expect(await page.text()).not.toContain('for-traces');
  const pids = [product.shell.pid!, product.api.pid!];
  await product.stop();
  // The library of the metrics asks for the interface, which does nothing by itself.
  for (const pid of pids) expect(loaded.of(pid).filter((name) => name !== 'api')).toEqual([]);
});
