import type { DeskCoverage } from '@lens/contracts/desk';
import { isSaidIn } from '@lens/contracts/page-copy';
import type { Pages } from './pages-of';

export type Counted = Pick<DeskCoverage['items'][number], 'namespace' | 'english'>;

export interface PageCount {
  path: string;
  /** How many of its texts visitors read in English today. */
  english: number;
}

/** How much of each public page is missing, from the counts of one language; pages without texts are left out. */
export function countPages(pages: Pages, items: Counted[]): PageCount[] {
  const namespaces = new Set(items.map(({ namespace }) => namespace));
  const missing = items.flatMap(({ namespace, english }) => english.map((key) => ({ namespace, key })));
  return pages
    .filter(
      ({ surface, copy }) => surface === 'public' && copy.some((one) => namespaces.has(one.split(':')[0]!)),
    )
    .map(({ path, copy }) => ({
      path,
      english: missing.filter((text) => copy.some((one) => isSaidIn(one, text))).length,
    }));
}
