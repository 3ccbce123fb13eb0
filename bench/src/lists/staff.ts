import type { Browser, Page } from '@playwright/test';
import type { Step, Steps } from './figures.ts';

/** What one step did, as the page saw it. */
interface Watched extends Window {
  watched: { paint: number };
}

/** The least that browsers report of an interaction, and what stands for less; ms. */
const least = 16;

/** Runs in the page before anything of it does: keeps the longest way from a touch to the next paint. */
function watch(): void {
  const watched = { paint: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) watched.paint = Math.max(watched.paint, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const asked = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => new URL(name).pathname === '/api/testimonials' && responseEnd > 0)
      .map(({ duration }) => duration),
  );

/** Does something with the list, and waits until what it asked for is painted. */
async function step(page: Page, act: () => Promise<unknown>, asks = true): Promise<Step> {
  const before = (await asked(page)).length;
  await page.evaluate(() => ((window as unknown as Watched).watched.paint = 0));
  await act();
  const answer = asks
    ? await page.waitForFunction(
        (known) => {
          const answers = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name, responseEnd }) => new URL(name).pathname === '/api/testimonials' && responseEnd > 0,
          );
          return answers.length > known ? answers.at(-1)!.duration : null;
        },
        before,
        { timeout: 30_000 },
      )
    : null;
  // Entries about an interaction come after the frame that it painted.
  const paint = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => setTimeout(next, 50));
    return (window as unknown as Watched).watched.paint;
  });
  return { answer: answer && (await answer.jsonValue()), paint: Math.max(least, paint) };
}

/** Everything that staff do with the list of testimonials, once. @param isFull an empty one has no columns and pages */
export async function useList(
  browser: Browser,
  { url, token, isFull }: { url: string; token: string; isFull: boolean },
): Promise<Steps> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(watch);
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
  steps['filter'] = await step(page, () => page.keyboard.press('ArrowDown'));
  steps['filter off'] = await step(page, () => page.keyboard.press('ArrowUp'), false);
  if (isFull) {
    steps['sort'] = await step(page, () => page.getByRole('button', { name: 'Rating' }).click());
    steps['next page'] = await step(page, () => page.getByRole('button', { name: 'Next' }).click());
  }
  await search.focus();
  steps['search'] = await step(page, () => page.keyboard.type('Person 499'));
  await context.close();
  return steps;
}
