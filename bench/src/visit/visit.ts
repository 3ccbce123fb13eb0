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

async function read(page: Page, path: string, hydrates: boolean): Promise<Observed> {
  const atRest = quiet(page);
  await page.goto(path, { timeout: patience });
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
  /** Further first visits, only for what they paint: paints vary more from visit to visit than anything else. */
  painted: Observed[];
  warm: Observed;
  felt: Observed;
  /** ms from a click to the next page's heading; null where a click loads a document. */
  next: number | null;
}

/** How often a page is painted for the first time in one run, beside the visit that is read to its end. */
const paints = 4;

/** Somebody's first visit, the way on to another page, a second visit with what is cached, and one who opens the menu at once. */
export async function visitAll(browser: Browser, address: string, hydrates: boolean): Promise<Visits> {
  const context = await open(browser, address);
  const page = await slowPage(context);
  const cold = await read(page, '/', hydrates);
  const next = hydrates ? await page.evaluate(follow, '/contact') : null;
  await page.close();
  const warm = await read(await slowPage(context), '/', hydrates);
  await context.close();
  const painted: Observed[] = [];
  for (let count = 0; count < paints; count += 1) painted.push(await paint(browser, address, '/'));
  return { cold, painted, warm, next, felt: await feel(browser, address, '/') };
}

/** Somebody's first visit to a page, and the way on to another one where a click does not load a document. */
export async function visitPage(
  browser: Browser,
  address: string,
  path: string,
  onwards: string | null,
): Promise<{ cold: Observed; next: Followed | null }> {
  const context = await open(browser, address);
  const page = await slowPage(context);
  const cold = await read(page, path, onwards !== null);
  const began = await page.evaluate(() => performance.now());
  const took = onwards === null ? null : await page.evaluate(follow, onwards);
  const { fetched } = await page.evaluate(observed);
  await context.close();
  const asked = fetched.filter(({ start, address: file }) => start >= began && !isPicture(file));
  return { cold, next: took === null ? null : { took, asked: asked.map((request) => request.address) } };
}

/** A change of page: ms until its heading is painted, and what had to be fetched for it besides pictures. */
export interface Followed {
  took: number;
  asked: string[];
}

const isPicture = (file: string): boolean => /\.(avif|webp|jpe?g|png|svg)$/.test(file);

/** Somebody's first visit, until everything that comes with the document is painted. */
async function paint(browser: Browser, address: string, path: string): Promise<Observed> {
  const context = await open(browser, address);
  const page = await slowPage(context);
  await page.goto(path, { timeout: patience });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const seen = await page.evaluate(observed);
  await context.close();
  return seen;
}

/** Somebody who wants the menu as soon as it is painted. */
export async function feel(browser: Browser, address: string, path: string): Promise<Observed> {
  const context = await open(browser, address);
  await context.addInitScript(takePulse);
  const page = await slowPage(context);
  await page.goto(path, { timeout: patience });
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
