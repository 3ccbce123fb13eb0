import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { answers } from '@lens/tools/product/ports';
import { freePorts } from '../fixtures/free-ports.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';
import { folder, metricsIn, rulesFile } from './alerts.ts';

let product: TestProduct;
let ports: { shell: number; api: number };

/** The API's metrics are on the next port. */
async function twoPorts(): Promise<{ shell: number; api: number }> {
  for (const port of await freePorts(8))
    if (!(await answers(port + 1))) return { shell: port, api: port + 1 };
  throw new Error('There are no two free ports beside each other.');
}

const read = (port: number) => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());

test.beforeAll(async () => {
  ports = await twoPorts();
  product = await startTestProduct('dist', { METRICS_PORT: String(ports.shell) });
});
test.afterAll(() => (product as TestProduct | undefined)?.stop());

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
