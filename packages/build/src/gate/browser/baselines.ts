import type { RehearsedPage } from '../rehearsal/addresses.ts';
import { capture, goTo, openPage } from './opened-page.ts';
import type { Capture } from './page-capture.ts';
import type { ProbedWindow } from './page-probe.ts';
import type { Tab } from './tab.ts';

/** How a page of a neighbour is in a document that no page of the candidate was open in. */
export interface Baseline {
  page: RehearsedPage;
  capture: Capture;
  /** Built-in objects that the shell and the neighbour change themselves. */
  changedGlobals: string[];
  faults: string[];
}

/** Goes to a page in the same document; where that needs another one, it is opened. @returns whether it is shown */
async function showNext(tab: Tab, origin: string, path: string): Promise<boolean> {
  const { hasArrived, isSameDocument } = await goTo(tab, path);
  return (hasArrived && isSameDocument) || openPage(tab, origin + path);
}

/**
 * Opens all of these pages in one document, one after the other, so that each is as it is after a navigation. The first
 * one is reached from the second one. A page that does not come up by itself either is left out.
 */
export async function takeBaselines(tab: Tab, origin: string, pages: RehearsedPage[]): Promise<Baseline[]> {
  const taken: Baseline[] = [];
  const first = pages[1] ?? pages[0];
  let isOpen = first !== undefined && (await openPage(tab, origin + first.path));
  for (const page of pages) {
    tab.faults = [];
    const isShown = pages.length === 1 && isOpen;
    isOpen =
      isShown || (isOpen ? await showNext(tab, origin, page.path) : await openPage(tab, origin + page.path));
    if (!isOpen) continue;
    taken.push({
      page,
      capture: await capture(tab),
      changedGlobals: await tab.run(() => (window as unknown as ProbedWindow).lensGate.changedGlobals()),
      faults: tab.faults.map(({ text }) => text),
    });
  }
  return taken;
}
