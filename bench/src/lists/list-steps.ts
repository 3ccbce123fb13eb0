import type { Browser, Page } from '@playwright/test';
import type { Step, Steps } from './figures.ts';

/** A page that records how long its interactions take to paint. */
interface WatchedWindow extends Window {
  interactions: { paint: number };
}

/** The shortest interaction that browsers report; shorter ones count as this. */
const shortestReportMs = 16;

/** Runs in the page before its own scripts: records the longest time from an input to the next paint. */
function watchInteractions(): void {
  const interactions = { paint: 0 };
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) interactions.paint = Math.max(interactions.paint, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const readResponseTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => new URL(name).pathname === '/api/testimonials' && responseEnd > 0)
      .map(({ duration }) => duration),
  );

/** Performs an action in the list, and waits until its result is painted. */
async function measureStep(page: Page, act: () => Promise<unknown>, expectsRequest = true): Promise<Step> {
  const previousCount = (await readResponseTimes(page)).length;
  await page.evaluate(() => ((window as unknown as WatchedWindow).interactions.paint = 0));
  await act();
  const answer = expectsRequest
    ? await page.waitForFunction(
        (count) => {
          const answers = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name, responseEnd }) => new URL(name).pathname === '/api/testimonials' && responseEnd > 0,
          );
          return answers.length > count ? answers.at(-1)!.duration : null;
        },
        previousCount,
        { timeout: 30_000 },
      )
    : null;
  // The browser reports an interaction only after the frame that it painted.
  const paint = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => setTimeout(next, 50));
    return (window as unknown as WatchedWindow).interactions.paint;
  });
  return { answer: answer && (await answer.jsonValue()), paint: Math.max(shortestReportMs, paint) };
}

/** Performs every step in the list of testimonials once. @param isFull an empty list has no columns and no pages */
export async function performListSteps(
  browser: Browser,
  { url, token, isFull }: { url: string; token: string; isFull: boolean },
): Promise<Steps> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(watchInteractions);
  await context.addInitScript((value) => localStorage.setItem('cms_token', value), token);
  const page = await context.newPage();
  await page.goto('/admin/testimonials');
  await (
    isFull
      ? page.getByRole('link', { name: 'Person 1', exact: true })
      : page.getByText('No testimonials yet.')
  ).waitFor();
  const status = page.getByLabel('Status');
  const search = page.getByRole('searchbox');
  const steps: Steps = {};
  await status.focus();
  steps['filter'] = await measureStep(page, () => page.keyboard.press('ArrowDown'));
  steps['filter off'] = await measureStep(page, () => page.keyboard.press('ArrowUp'), false);
  if (isFull) {
    steps['sort'] = await measureStep(page, () => page.getByRole('button', { name: 'Rating' }).click());
    steps['next page'] = await measureStep(page, () => page.getByRole('button', { name: 'Next' }).click());
  }
  await search.focus();
  steps['search'] = await measureStep(page, () => page.keyboard.type('Person 499'));
  await context.close();
  return steps;
}
