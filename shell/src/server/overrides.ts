import type { LanguageCode } from '@lens/contracts/languages';
import { applicableOverrides, type PublishedTranslation } from '@lens/contracts/published-texts';
import { flattenTree, nestTexts, type TextTree } from '@lens/contracts/text-tree';
import { requiredTexts } from '@lens/contracts/untranslated-texts';

/** Those of the published texts that lie over a file with this English, as a tree; null where none does. */
export function overridesOf(
  texts: PublishedTranslation[],
  english: TextTree,
  language: LanguageCode,
): TextTree | null {
  const shown = applicableOverrides(texts, requiredTexts(flattenTree(english), language));
  return shown.length > 0 ? nestTexts(shown.map(({ key, text }) => [key, text] as const)) : null;
}
