import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import { element } from './forms/element.js';
import { bracketed, lettered } from './forms/plain.js';
import type { Tokens } from './forms/token-syntax.js';

/**
 * `element`: `<x id="1">LASIK</x>`, for services that handle tags. `bracketed`: `[X1X]` and `lettered`: `XX1XX`, for
 * plain text.
 */
export type TokenForm = 'element' | 'bracketed' | 'lettered';

export const tokensOf: Record<TokenForm, Tokens> = { element, bracketed, lettered };

/** What each service keeps best, best first (docs/decisions/029). */
export const formsOf: Record<ServiceKind, readonly [TokenForm, TokenForm]> = {
  premium: ['element', 'bracketed'],
  general: ['bracketed', 'lettered'],
};

/**
 * The order for one language: brackets have no direction of their own, and are parted from their letters in texts that
 * run from right to left, where a word of letters and digits stays one.
 */
export function formsFor(forms: readonly TokenForm[], to: LanguageCode): readonly TokenForm[] {
  if (!languageOf(to).rtl || !forms.includes('lettered')) return forms;
  return ['lettered', ...forms.filter((form) => form !== 'lettered')];
}
