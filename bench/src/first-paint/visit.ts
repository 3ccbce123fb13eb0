import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { follow, menuButton, observed, watch, type Observed } from './observe.ts';

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

async function slowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
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
  return { page, session };
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
  touched: Observed;
  /** ms from a click to the next page's heading; null where a click loads a document. */
  next: number | null;
}

/** Somebody's first visit, the way on to another page, a second visit with what is cached, and one who opens the menu at once. */
export async function visitAll(browser: Browser, address: string, hydrates: boolean): Promise<Visits> {
  const context = await open(browser, address);
  const { page } = await slowPage(context);
  const cold = await read(page, hydrates);
  const button = await page.evaluate(menuButton);
  const next = hydrates ? await page.evaluate(follow, '/contact') : null;
  await page.close();
  const warm = await read((await slowPage(context)).page, hydrates);
  await context.close();
  return { cold, warm, next, touched: await touch(browser, address, button) };
}

/** Touches the screen, where the menu's button is, as soon as something is painted. */
async function touch(browser: Browser, address: string, button: { x: number; y: number }): Promise<Observed> {
  const context = await open(browser, address);
  const { page, session } = await slowPage(context);
  session.on('Page.lifecycleEvent', ({ name }) => {
    if (name !== 'firstContentfulPaint') return;
    void session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [button] });
    void session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await page.goto('/', { timeout: patience });
  await page.waitForFunction(
    () => (window as unknown as { observed: Observed }).observed.shown >= 0,
    undefined,
    { timeout: patience },
  );
  const seen = await page.evaluate(observed);
  await context.close();
  return seen;
}
