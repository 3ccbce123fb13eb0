import type { DeskCoverage } from '@lens/contracts/desk';
import { isTextInCopy } from '@lens/contracts/page-copy';
import type { PageRoutes } from './paths-showing';

export type EnglishTexts = Pick<DeskCoverage['items'][number], 'namespace' | 'english' | 'chosen_english'>;

export interface PageCount {
  path: string;
  /** How many of its texts visitors read in English. */
  english: number;
  /** How many more they read in English by the settings, in groups with unsigned critical texts. */
  chosenEnglish: number;
}

/** Counts for each public page the texts that visitors read in English. Pages without texts are left out. */
export function countEnglishTexts(pages: PageRoutes, items: EnglishTexts[]): PageCount[] {
  const namespaces = new Set(items.map(({ namespace }) => namespace));
  const textsOf = (list: 'english' | 'chosen_english') =>
    items.flatMap((item) => item[list].map((key) => ({ namespace: item.namespace, key })));
  const [english, chosenEnglish] = [textsOf('english'), textsOf('chosen_english')];
  const countIn = (copy: string[], texts: typeof english) =>
    texts.filter((text) => copy.some((subtree) => isTextInCopy(subtree, text))).length;
  return pages
    .filter(
      ({ surface, copy }) =>
        surface === 'public' && copy.some((subtree) => namespaces.has(subtree.split(':')[0]!)),
    )
    .map(({ path, copy }) => ({
      path,
      english: countIn(copy, english),
      chosenEnglish: countIn(copy, chosenEnglish),
    }));
}
