import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { follow, observed, recordPulse, watch, type Observed, type Pulse } from './observe.ts';

/** The connection and the phone of the visitor; latency in ms. */
export const conditions = { cpuSlowdown: 4, bitsPerSecond: 1.6e6, latency: 150, width: 390, height: 844 };

const quietMs = 1000;
const timeoutMs = 60_000;

async function open(browser: Browser, address: string): Promise<BrowserContext> {
  const { width, height } = conditions;
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  // The TypeScript runner wraps named functions in a helper that the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(watch);
  return context;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = conditions.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  return page;
}

/** Watches a page's requests. @returns what resolves once a second has passed without one */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let last = Date.now();
  const note = (change: () => void) => {
    change();
    last = Date.now();
  };
  page.on('request', (request) => note(() => open.add(request)));
  page.on('requestfinished', (request) => note(() => open.delete(request)));
  page.on('requestfailed', (request) => note(() => open.delete(request)));
  return async () => {
    const deadline = Date.now() + timeoutMs;
    while (open.size > 0 || Date.now() - last < quietMs) {
      if (Date.now() > deadline) throw new Error(`${page.url()} did not stop sending requests.`);
      await sleep(50);
    }
  };
}

async function read(page: Page, path: string, hydrates: boolean): Promise<Observed> {
  const untilQuiet = watchRequests(page);
  await page.goto(path, { timeout: timeoutMs });
  const lastMark = hydrates ? 'lens-hydrated' : 'first-contentful-paint';
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, lastMark, {
    timeout: timeoutMs,
  });
  // Pages are fetched ahead when the browser is idle, which may be late.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await untilQuiet();
  return page.evaluate(observed);
}

export interface Visits {
  cold: Observed;
  /** More first visits, for their paints only, since paints vary more than anything else. */
  painted: Observed[];
  warm: Observed;
  felt: Observed;
  /** Time from a click to the next page's heading, in ms; null where a click loads a document. */
  next: number | null;
}

/** First visits per run that only measure paints. */
const extraPaints = 4;

/** Makes a first visit, opens another page from it, visits again with a cache, and opens the menu at the first paint. */
export async function visitAll(browser: Browser, address: string, hydrates: boolean): Promise<Visits> {
  const context = await open(browser, address);
  const page = await slowPage(context);
  const cold = await read(page, '/', hydrates);
  const next = hydrates ? await page.evaluate(follow, '/contact') : null;
  await page.close();
  const warm = await read(await slowPage(context), '/', hydrates);
  await context.close();
  const painted: Observed[] = [];
  for (let count = 0; count < extraPaints; count += 1) painted.push(await paint(browser, address, '/'));
  return { cold, painted, warm, next, felt: await feel(browser, address, '/') };
}

/** Makes a first visit to a page, and opens another page from it where a click loads no document. */
export async function visitPage(
  browser: Browser,
  address: string,
  path: string,
  nextPath: string | null,
): Promise<{ cold: Observed; next: Followed | null }> {
  const context = await open(browser, address);
  const page = await slowPage(context);
  const cold = await read(page, path, nextPath !== null);
  const startMs = await page.evaluate(() => performance.now());
  const durationMs = nextPath === null ? null : await page.evaluate(follow, nextPath);
  const { fetched } = await page.evaluate(observed);
  await context.close();
  const requests = fetched.filter(({ start, address: file }) => start >= startMs && !isPicture(file));
  return {
    cold,
    next: durationMs === null ? null : { durationMs, requests: requests.map((request) => request.address) },
  };
}

/** A navigation within the document: time until the heading is painted, and what was fetched for it besides pictures. */
export interface Followed {
  durationMs: number;
  requests: string[];
}

const isPicture = (file: string): boolean => /\.(avif|webp|jpe?g|png|svg)$/.test(file);

/** Makes a first visit, until everything that comes with the document is painted. */
async function paint(browser: Browser, address: string, path: string): Promise<Observed> {
  const context = await open(browser, address);
  const page = await slowPage(context);
  await page.goto(path, { timeout: timeoutMs });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const observation = await page.evaluate(observed);
  await context.close();
  return observation;
}

/** Makes a first visit that opens the menu as soon as it is painted. */
export async function feel(browser: Browser, address: string, path: string): Promise<Observed> {
  const context = await open(browser, address);
  await context.addInitScript(recordPulse);
  const page = await slowPage(context);
  await page.goto(path, { timeout: timeoutMs });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      (window as unknown as { pulse: Pulse }).pulse.opening >= 0,
    undefined,
    { timeout: timeoutMs },
  );
  // The longest wait for a touch is measured over the second that follows.
  await sleep(quietMs);
  const observation = await page.evaluate(observed);
  await context.close();
  return observation;
}
