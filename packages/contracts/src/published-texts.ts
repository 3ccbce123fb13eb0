import type { PublishedTexts } from './desk.js';
import { protectedTerms } from './protected-terms.js';
import { check } from './translation-checks/check.js';
import type { Wanted } from './translation-checks/check-file.js';

export type PublishedTranslation = PublishedTexts['texts'][number];

/** Files of texts hold placeholders where the practice's own names stand. */
const names = { terms: protectedTerms, brands: [] };

/**
 * Whether a published text still says what the file's English says: it was written for it, or for another wording with
 * the same terms, numbers and placeholders.
 */
function fits({ source, text, language }: PublishedTranslation, { source: today, form }: Wanted): boolean {
  if (source === today) return true;
  return check(today, text, language, names, form).every(({ severity }) => severity !== 'block');
}

/**
 * Those of the published texts that visitors read in place of a file's: the one rule for shells, which show them, and for
 * the API, which says what is still read in English.
 * @param published of one language and namespace
 * @param wanted what the language needs, by the English of the file that is live
 */
export const shownOver = (
  published: readonly PublishedTranslation[],
  wanted: ReadonlyMap<string, Wanted>,
): PublishedTranslation[] =>
  published.filter((text) => {
    const needed = wanted.get(text.key);
    return needed !== undefined && fits(text, needed);
  });
