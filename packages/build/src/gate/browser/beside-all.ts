import type { Finding } from '../../registry/gate/finding.ts';
import type { RehearsedPage } from '../rehearsal/addresses.ts';
import type { Baseline } from './baselines.ts';
import { findNeighbourProblems, type Visit } from './neighbour-problems.ts';
import { goTo, openPage } from './opened-page.ts';
import { readFault } from './page-problems.ts';
import type { Tab } from './tab.ts';

interface Options extends Pick<Visit, 'name' | 'layouts'> {
  origin: string;
  /** Those of the candidate with which nothing is wrong. */
  pages: RehearsedPage[];
  /** All pages of the neighbours. */
  beside: Baseline[];
}

/** Works in a new tab. @returns null if its page froze */
type InTab = <Result>(work: (tab: Tab) => Promise<Result>) => Promise<Result | null>;

/** Opens pages of the candidate in one document, and goes from there to pages of its neighbours. */
async function visit(
  tab: Tab,
  { origin, pages, beside, ...visited }: Options & { isLast?: boolean },
): Promise<Finding[]> {
  const [first, ...others] = pages;
  if (!first || !(await openPage(tab, origin + first.path))) return [];
  for (const page of others) {
    tab.faults = [];
    const { hasArrived } = await goTo(tab, page.path);
    const [fault] = tab.faults.flatMap((one) => readFault(one) ?? []);
    if (fault || !hasArrived) return [refusePage(page, fault)];
  }
  return findNeighbourProblems(tab, { ...visited, page: pages.at(-1)!, beside });
}

/** A page that comes up when it is opened, and not when a link leads to it. */
const refusePage = (
  { remote, route }: RehearsedPage,
  fault: ReturnType<typeof readFault> | undefined,
): Finding => ({
  check: fault?.check ?? 'hydration',
  severity: 'refusal',
  victim: { remote, page: route.path },
  problem: `after other pages of ${remote} ${fault?.problem ?? 'a link to it leads nowhere.'}`,
  change: `${route.module}, the module of route ${route.id} of ${remote}`,
});

/**
 * Has all pages of the candidate open in one document, whose styles stay there, and then all pages of its neighbours. If
 * one of these differs then, each page of the candidate is tried alone, so that the one can be named that changes it.
 */
export async function findProblemsBesideAll(inTab: InTab, options: Options): Promise<Finding[]> {
  const { pages, beside } = options;
  if (pages.length === 0 || beside.length === 0) return [];
  const found = await inTab((tab) => visit(tab, { ...options, isLast: true }));
  if (found === null) return [refusePage(pages.at(-1)!, { check: 'hydration', problem: 'the tab froze.' })];
  const victim = beside.find(({ page }) =>
    found.some((finding) => finding.victim.remote === page.remote && finding.victim.page === page.route.path),
  );
  if (!victim) return found;
  for (const page of pages) {
    const alone = await inTab((tab) => visit(tab, { ...options, pages: [page], beside: [victim] }));
    if (alone && alone.length > 0) return alone;
  }
  return found;
}
