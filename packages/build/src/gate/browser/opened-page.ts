import type { Tab } from './tab.ts';
import type { ProbedWindow } from './page-probe.ts';
import { capturePage, comparedProperties, type Capture } from './page-capture.ts';

const hydrationLimitMs = 8000;
const arrivalLimitMs = 5000;

/** Whether the page in a tab answers to its visitor. A page that the server did not render is started, not taken up. */
function isTakenUp(isRendered: boolean): boolean {
  const mark = isRendered ? 'lens-hydrated' : 'lens-hydrate';
  return performance.getEntriesByName(mark).length > 0 && document.querySelector('h1') !== null;
}

/** Lets effects and what they schedule run. */
export const settle = (tab: Tab): Promise<void> =>
  tab.run(
    () =>
      new Promise<void>((resolve) =>
        setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 50)), 50),
      ),
  );

/** Opens an address in a new document. @returns whether the page was taken up in time */
export async function openPage(tab: Tab, address: string): Promise<boolean> {
  await tab.goTo(address);
  const hasState = await tab.until(arrivalLimitMs, () => document.getElementById('lens-scripts') !== null);
  if (!hasState) return false;
  const isRendered = await tab.run(() => {
    const state = JSON.parse(document.getElementById('lens-state')!.textContent) as { rendered: boolean };
    return state.rendered;
  });
  const isUp = await tab.until(hydrationLimitMs, isTakenUp, isRendered);
  if (isUp) await settle(tab);
  return isUp;
}

export interface Arrival {
  /** Whether the page with this heading was shown. */
  hasArrived: boolean;
  /** Whether the document stayed the same, as it does when links work. */
  isSameDocument: boolean;
}

/**
 * Goes to another page in the same document, by a link where the page has one.
 * @param heading that of the page; where it is not known, any other one says that it is shown
 */
export async function goTo(tab: Tab, address: string, heading: string | null = null): Promise<Arrival> {
  const documentId = await tab.run((to) => {
    const { lensGate } = window as unknown as ProbedWindow;
    const { id } = lensGate;
    lensGate.leave();
    lensGate.leftHeading = document.querySelector('h1');
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (link) link.click();
    else {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }
    return id;
  }, address);
  const hasArrived = await tab.until(
    arrivalLimitMs,
    (to, title) => {
      const found = document.querySelector('h1');
      const isNew = found !== null && found !== (window as unknown as ProbedWindow).lensGate.leftHeading;
      // A page may lead on to another address.
      if (title === null) return isNew;
      return (isNew || location.pathname === to) && (found?.textContent?.trim() ?? '') === title;
    },
    address,
    heading,
  );
  if (hasArrived) await settle(tab);
  const isSameDocument = await tab.run(
    (id) => (window as unknown as ProbedWindow).lensGate.id === id,
    documentId,
  );
  return { hasArrived, isSameDocument };
}

export const capture = (tab: Tab): Promise<Capture> => tab.run(capturePage, [...comparedProperties]);
