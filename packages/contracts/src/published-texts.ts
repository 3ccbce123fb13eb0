import type { PublishedTexts } from './desk.js';
import { protectedTerms } from './protected-terms.js';
import { checkTranslation } from './translation-checks/check.js';
import type { RequiredText } from './untranslated-texts.js';

export type PublishedTranslation = PublishedTexts['texts'][number];

/** Files have placeholders in place of the practice's names. */
const names = { terms: protectedTerms, brands: [] };

/**
 * Whether a published text is still a translation of the file's English: it was made for that English, or for another
 * wording with the same terms, numbers and placeholders.
 */
function fits(
  { source, text, language }: PublishedTranslation,
  { source: english, form }: RequiredText,
): boolean {
  if (source === english) return true;
  return checkTranslation(english, text, language, names, { form }).every(
    ({ severity }) => severity !== 'block',
  );
}

/**
 * The published texts that override those of a file. Shells show them; for the API they are texts that the language has
 * (`untranslated-texts.ts`).
 * @param published of one language and namespace
 * @param required what the language needs, by the English of the active version
 */
export const applicableOverrides = (
  published: readonly PublishedTranslation[],
  required: ReadonlyMap<string, RequiredText>,
): PublishedTranslation[] =>
  published.filter((text) => {
    const needed = required.get(text.key);
    return needed !== undefined && fits(text, needed);
  });
