import type { PublishedTexts } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { check } from '@lens/contracts/translation-checks/check';
import { wantedIn, type Wanted } from '@lens/contracts/translation-checks/check-file';
import { flattenTree, nestTexts, type TextTree } from '@lens/contracts/text-tree';

export type PublishedText = PublishedTexts['texts'][number];

/** Files of texts hold placeholders where the practice's own names stand. */
const names = { terms: protectedTerms, brands: [] };

/**
 * Whether a published text still says what the file's English says: it was written for it, or for another wording with
 * the same terms, numbers and placeholders.
 */
function fits({ source, text, language }: PublishedText, { source: today, form }: Wanted): boolean {
  if (source === today) return true;
  return check(today, text, language, names, form).every(({ severity }) => severity !== 'block');
}

/** Those of the published texts that lie over a file with this English, as a tree; null where none does. */
export function overridesOf(
  texts: PublishedText[],
  english: TextTree,
  language: LanguageCode,
): TextTree | null {
  const wanted = wantedIn(flattenTree(english), language);
  const fitting = texts.filter((text) => {
    const needed = wanted.get(text.key);
    return needed && fits(text, needed);
  });
  return fitting.length > 0 ? nestTexts(fitting.map(({ key, text }) => [key, text] as const)) : null;
}
