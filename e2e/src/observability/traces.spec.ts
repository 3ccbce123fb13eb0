import { startCollector, type Collector, type ReceivedSpan } from '@lens/metrics/testing/collector';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { LoadedModules } from './loaded-modules.ts';

const loaded = new LoadedModules();

const test = base.extend<object, { collector: Collector; product: TestProduct }>({
  collector: [
    async ({}, use) => {
      const collector = await startCollector();
      await use(collector);
      collector.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ collector }, use) => {
      const variables = { ...loaded.variables, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
      const product = await startTestProduct('dist', variables);
      await use(product);
      await product.stop();
      loaded.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** The spans from one to the root of its trace, each as its service and its name. */
function pathOf(spans: ReceivedSpan[], span: ReceivedSpan | undefined): string[] {
  if (!span) return [];
  const parent = spans.find(({ id, traceId }) => id === span.parent && traceId === span.traceId);
  return [`${span.service}: ${span.name}`, ...pathOf(spans, parent)];
}

const pathsOf = (spans: ReceivedSpan[], name: string): string[] =>
  spans.filter((span) => span.name === name).map((span) => pathOf(spans, span).join(' < '));

test('a page, what it is made of and what it sends is one trace each, from the browser to the query [TRACE-8]', async ({
  page,
  collector,
  product,
}) => {
  await page.goto(`${product.url}/blog`);
  await waitForHydration(page);
  await page.goto(`${product.url}/contact`);
  await waitForHydration(page);
  const person = visitorNamed('Zyx4711');
  await fillForm(page, { ...person, message: 'Zyx4711' });
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/consultations'));
  await page.locator('main form button[type="submit"]').click();
  expect((await sent).status()).toBe(201);
  await page.goto('about:blank');

  const shown = (name: string) => () => pathsOf(collector.spans(), name);
  const blog = 'shell: GET /blog';
  await expect.poll(shown('page load'), { timeout: 20_000 }).toContain(`browser: page load < ${blog}`);
  const list = 'api: GET /api/articles/public';
  await expect
    .poll(shown('SELECT published_articles'))
    .toContain(`api: SELECT published_articles < ${list} < shell: render < ${blog}`);
  const stored = 'shell: POST /api/*';
  await expect
    .poll(shown('INSERT consultations'))
    .toContain(`api: INSERT consultations < api: POST /api/consultations < ${stored}`);
  await expect.poll(shown('request')).toContain(`browser: request < ${stored}`);
  expect(collector.received()).not.toMatch(/Zyx4711|noa@example\.com|555-0134|Night driving/);
  const { pid: shell } = product.shell;
  await product.stop();
  expect(loaded.of(shell!)).toContain('sdk-trace');
});
