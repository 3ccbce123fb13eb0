import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { follow, observed, takePulse, watch, type Observed, type Pulse } from './observe.ts';

/** The line and the telephone of whoever visits. */
export const conditions = { cpuSlowdown: 4, bitsPerSecond: 1.6e6, latency: 150, width: 390, height: 844 };

const quietFor = 1000;
const patience = 60_000;

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
  // The runner of TypeScript wraps named functions in a helper of its own, which the page does not have.
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

/** Resolves once the page has asked for nothing during a second. */
function quiet(page: Page): () => Promise<void> {
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
    const end = Date.now() + patience;
    while (open.size > 0 || Date.now() - last < quietFor) {
      if (Date.now() > end) throw new Error(`${page.url()} did not come to rest.`);
      await sleep(50);
    }
  };
}

async function read(page: Page, hydrates: boolean): Promise<Observed> {
  const atRest = quiet(page);
  await page.goto('/', { timeout: patience });
  const wanted = hydrates ? 'lens-taken' : 'first-contentful-paint';
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, wanted, {
    timeout: patience,
  });
  // What is fetched ahead waits for an idle moment, which may come late.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await atRest();
  return page.evaluate(observed);
}

export interface Visits {
  cold: Observed;
  warm: Observed;
  felt: Observed;
  /** ms from a click to the next page's heading; null where a click loads a document. */
  next: number | null;
}

/** Somebody's first visit, the way on to another page, a second visit with what is cached, and one who opens the menu at once. */
export async function visitAll(browser: Browser, address: string, hydrates: boolean): Promise<Visits> {
  const context = await open(browser, address);
  const page = await slowPage(context);
  const cold = await read(page, hydrates);
  const next = hydrates ? await page.evaluate(follow, '/contact') : null;
  await page.close();
  const warm = await read(await slowPage(context), hydrates);
  await context.close();
  return { cold, warm, next, felt: await feel(browser, address) };
}

/** Somebody who wants the menu as soon as it is painted. */
async function feel(browser: Browser, address: string): Promise<Observed> {
  const context = await open(browser, address);
  await context.addInitScript(takePulse);
  const page = await slowPage(context);
  await page.goto('/', { timeout: patience });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      (window as unknown as { pulse: Pulse }).pulse.opening >= 0,
    undefined,
    { timeout: patience },
  );
  // Afterwards it is told how long a touch would have waited at worst.
  await sleep(quietFor);
  const seen = await page.evaluate(observed);
  await context.close();
  return seen;
}
