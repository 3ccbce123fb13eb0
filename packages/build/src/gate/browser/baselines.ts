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

/**
 * Opens a page, and where there is another one goes there and back, so that it is as it is after a navigation.
 * @returns null if it does not come up by itself either
 */
export async function takeBaseline(
  tab: Tab,
  origin: string,
  page: RehearsedPage,
  other: RehearsedPage | undefined,
): Promise<Baseline | null> {
  if (!(await openPage(tab, origin + page.path))) return null;
  const first = await capture(tab);
  if (other) {
    if (!(await openPage(tab, origin + other.path))) return null;
    const { hasArrived } = await goTo(tab, page.path, first.heading);
    if (!hasArrived) return null;
  }
  return {
    page,
    capture: other ? await capture(tab) : first,
    changedGlobals: await tab.run(() => (window as unknown as ProbedWindow).lensGate.changedGlobals()),
    faults: tab.faults.map(({ text }) => text),
  };
}
