import type { DeskCoverage } from '@lens/contracts/desk';
import type { ShownTexts } from '@lens/contracts/shown-texts';
import type { Pages } from './pages-of';

export type Counted = Pick<DeskCoverage['items'][number], 'namespace' | 'shown' | 'sections_shown'>;

export interface PageCount {
  path: string;
  total: number;
  /** Of these, how many visitors do not read in English today. */
  done: number;
}

/** What a page names as `namespace`, or as `namespace:section`; `medical:lasik.risk` counts with its section. */
function countsFor(copy: string, items: Counted[]): ShownTexts[] {
  const [name, subtree] = copy.split(':');
  return items
    .filter(({ namespace }) => namespace === name)
    .flatMap(({ shown, sections_shown }) => {
      const own = subtree ? sections_shown[subtree.split('.')[0]!] : shown;
      return own ? [own] : [];
    });
}

const sum = (all: ShownTexts[], parts: (keyof ShownTexts)[]): number =>
  all.reduce((total, counts) => total + parts.reduce((own, part) => own + counts[part], 0), 0);

/** How much of each public page is there, from the counts of one language. */
export const countPages = (pages: Pages, items: Counted[]): PageCount[] =>
  pages
    .filter(({ surface }) => surface === 'public')
    .map(({ path, copy }) => {
      // Two names of one section are one.
      const names = new Set(copy.map((one) => one.split('.')[0]!));
      const all = [...names].flatMap((name) => countsFor(name, items));
      return { path, total: sum(all, ['own', 'fallback', 'english']), done: sum(all, ['own', 'fallback']) };
    })
    .filter(({ total }) => total > 0);
