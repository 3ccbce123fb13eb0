import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  followLink,
  readObservation,
  recordResponsiveness,
  observePaints,
  type Observation,
  type Responsiveness,
} from './observe.ts';

/** The connection and the phone of the visitor; latency in ms. */
export const conditions = { cpuSlowdown: 4, bitsPerSecond: 1.6e6, latency: 150, width: 390, height: 844 };

const quietMs = 1000;
const timeoutMs = 60_000;

async function openContext(browser: Browser, address: string): Promise<BrowserContext> {
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
  await context.addInitScript(observePaints);
  return context;
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
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

/** Watches a page's requests. @returns a function that waits until there has been none for a second */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  let lastChangeMs = Date.now();
  const recordChange = (change: () => void) => {
    change();
    lastChangeMs = Date.now();
  };
  page.on('request', (request) => recordChange(() => pending.add(request)));
  page.on('requestfinished', (request) => recordChange(() => pending.delete(request)));
  page.on('requestfailed', (request) => recordChange(() => pending.delete(request)));
  return async () => {
    const deadlineMs = Date.now() + timeoutMs;
    while (pending.size > 0 || Date.now() - lastChangeMs < quietMs) {
      if (Date.now() > deadlineMs) throw new Error(`${page.url()} did not stop sending requests.`);
      await sleep(50);
    }
  };
}

async function measureVisit(page: Page, path: string, hydrates: boolean): Promise<Observation> {
  const waitUntilQuiet = watchRequests(page);
  await page.goto(path, { timeout: timeoutMs });
  const lastMark = hydrates ? 'lens-hydrated' : 'first-contentful-paint';
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, lastMark, {
    timeout: timeoutMs,
  });
  // The page prefetches others when the browser is idle, which may be late.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await waitUntilQuiet();
  return page.evaluate(readObservation);
}

export interface Visits {
  cold: Observation;
  /** More first visits, for their paints only, since paints vary more than anything else. */
  paintVisits: Observation[];
  warm: Observation;
  menuVisit: Observation;
  /** Time from a click to the next page's heading, in ms; null if a click loads a document. */
  next: number | null;
}

/** How many first visits of each run only measure paints. */
const paintVisitCount = 4;

/**
 * Makes a first visit, opens another page from it, visits again with a cache, and opens the menu at the first paint.
 */
export async function visitAll(browser: Browser, address: string, hydrates: boolean): Promise<Visits> {
  const context = await openContext(browser, address);
  const page = await openSlowPage(context);
  const cold = await measureVisit(page, '/', hydrates);
  const next = hydrates ? await page.evaluate(followLink, '/contact') : null;
  await page.close();
  const warm = await measureVisit(await openSlowPage(context), '/', hydrates);
  await context.close();
  const paintVisits: Observation[] = [];
  for (let count = 0; count < paintVisitCount; count += 1)
    paintVisits.push(await measurePaint(browser, address, '/'));
  return { cold, paintVisits, warm, next, menuVisit: await measureMenu(browser, address, '/') };
}

/** Makes a first visit to a page, and opens another page from it unless `nextPath` is null. */
export async function visitPage(
  browser: Browser,
  address: string,
  path: string,
  nextPath: string | null,
): Promise<{ cold: Observation; next: LinkNavigation | null }> {
  const context = await openContext(browser, address);
  const page = await openSlowPage(context);
  const cold = await measureVisit(page, path, nextPath !== null);
  const startMs = await page.evaluate(() => performance.now());
  const durationMs = nextPath === null ? null : await page.evaluate(followLink, nextPath);
  const { fetched } = await page.evaluate(readObservation);
  await context.close();
  const requests = fetched.filter(({ start, address: file }) => start >= startMs && !isPicture(file));
  return {
    cold,
    next: durationMs === null ? null : { durationMs, requests: requests.map((request) => request.address) },
  };
}

/**
 * A navigation within the document: the time until the heading is painted, and the files loaded for it except pictures.
 */
export interface LinkNavigation {
  durationMs: number;
  requests: string[];
}

const isPicture = (file: string): boolean => /\.(avif|webp|jpe?g|png|svg)$/.test(file);

/** Makes a first visit that ends when the content of the document is painted. */
async function measurePaint(browser: Browser, address: string, path: string): Promise<Observation> {
  const context = await openContext(browser, address);
  const page = await openSlowPage(context);
  await page.goto(path, { timeout: timeoutMs });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const observation = await page.evaluate(readObservation);
  await context.close();
  return observation;
}

/** Makes a first visit that opens the menu as soon as it is painted. */
export async function measureMenu(browser: Browser, address: string, path: string): Promise<Observation> {
  const context = await openContext(browser, address);
  await context.addInitScript(recordResponsiveness);
  const page = await openSlowPage(context);
  await page.goto(path, { timeout: timeoutMs });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      (window as unknown as { responsiveness: Responsiveness }).responsiveness.menuOpeningMs >= 0,
    undefined,
    { timeout: timeoutMs },
  );
  // The longest wait for a touch is measured over the second that follows.
  await sleep(quietMs);
  const observation = await page.evaluate(readObservation);
  await context.close();
  return observation;
}
