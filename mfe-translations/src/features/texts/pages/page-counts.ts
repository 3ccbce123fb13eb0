import type { DeskCoverage, StateCounts } from '@lens/contracts/desk';
import type { Pages } from './pages-of';

export type Counted = Pick<DeskCoverage['items'][number], 'namespace' | 'counts' | 'sections'>;

export interface PageCount {
  path: string;
  total: number;
  /** Of these, how many people have said. */
  done: number;
}

/** What a page names as `namespace`, or as `namespace:section`; `medical:lasik.risk` counts with its section. */
function countsFor(copy: string, items: Counted[]): StateCounts[] {
  const [name, subtree] = copy.split(':');
  return items
    .filter(({ namespace }) => namespace === name)
    .flatMap(({ counts, sections }) => {
      const own = subtree ? sections[subtree.split('.')[0]!] : counts;
      return own ? [own] : [];
    });
}

const sum = (all: StateCounts[], states: (keyof StateCounts)[]): number =>
  all.reduce((total, counts) => total + states.reduce((own, state) => own + (counts[state] ?? 0), 0), 0);

/** How much of each public page is there, from the counts of one language. */
export const countPages = (pages: Pages, items: Counted[]): PageCount[] =>
  pages
    .filter(({ surface }) => surface === 'public')
    .map(({ path, copy }) => {
      // Two names of one section are one.
      const names = new Set(copy.map((one) => one.split('.')[0]!));
      const all = [...names].flatMap((name) => countsFor(name, items));
      const states = Object.keys(all[0] ?? {}) as (keyof StateCounts)[];
      return { path, total: sum(all, states), done: sum(all, ['translated', 'reviewed']) };
    })
    .filter(({ total }) => total > 0);
