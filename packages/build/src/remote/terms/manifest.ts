import { protectedTerms } from '@lens/contracts/protected-terms';
import { countTerms } from '@lens/contracts/translation-checks/terms';
import { visibleText } from './visible-text.ts';

/** In a version folder: how often each protected term stands on each page, in whatever language. */
export const termsFile = 'terms.json';

/** By the id of a page's route, by term; a term that does not stand there is left out. */
export type PageTerms = Record<string, Record<string, number>>;

export const termsIn = (markup: string): Record<string, number> =>
  countTerms(visibleText(markup), protectedTerms);
