import type { LanguageCode } from '@lens/contracts/languages';
import { applicableOverrides, type PublishedTranslation } from '@lens/contracts/published-texts';
import { flattenTree, nestTexts, type TextTree } from '@lens/contracts/text-tree';
import { requiredTexts } from '@lens/contracts/untranslated-texts';

/** The published texts that override a file with this English, as a tree; null if none do. */
export function createOverrides(
  published: PublishedTranslation[],
  english: TextTree,
  language: LanguageCode,
): TextTree | null {
  const overrides = applicableOverrides(published, requiredTexts(flattenTree(english), language));
  return overrides.length > 0 ? nestTexts(overrides.map(({ key, text }) => [key, text] as const)) : null;
}
