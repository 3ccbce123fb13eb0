import type { DeskCoverage } from '@lens/contracts/desk';
import { isTextInCopy } from '@lens/contracts/page-copy';
import type { PageRoutes } from './paths-showing';

export type EnglishTexts = Pick<DeskCoverage['items'][number], 'namespace' | 'english'>;

export interface PageCount {
  path: string;
  /** How many of its texts visitors read in English. */
  english: number;
}

/** Counts for each public page the texts that visitors read in English. Pages without texts are left out. */
export function countEnglishTexts(pages: PageRoutes, items: EnglishTexts[]): PageCount[] {
  const namespaces = new Set(items.map(({ namespace }) => namespace));
  const englishTexts = items.flatMap(({ namespace, english }) => english.map((key) => ({ namespace, key })));
  return pages
    .filter(
      ({ surface, copy }) =>
        surface === 'public' && copy.some((subtree) => namespaces.has(subtree.split(':')[0]!)),
    )
    .map(({ path, copy }) => ({
      path,
      english: englishTexts.filter((text) => copy.some((subtree) => isTextInCopy(subtree, text))).length,
    }));
}
