import { protectedTerms } from '@lens/contracts/protected-terms';
import { countTerms } from '@lens/contracts/translation-checks/terms';
import { visibleText } from './visible-text.ts';

export const countTermsInMarkup = (markup: string): Record<string, number> =>
  countTerms(visibleText(markup), protectedTerms);
