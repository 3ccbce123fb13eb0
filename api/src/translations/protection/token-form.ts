import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import { element } from './forms/element.js';
import { bracketed, lettered } from './forms/plain.js';
import type { TokenSyntax } from './forms/token-syntax.js';

/**
 * `element`: `<x id="1">LASIK</x>`, for services that handle tags. `bracketed`: `[X1X]` and `lettered`: `XX1XX`, for
 * plain text.
 */
export type TokenForm = 'element' | 'bracketed' | 'lettered';

export const tokenSyntaxes: Record<TokenForm, TokenSyntax> = { element, bracketed, lettered };

/** The two forms that each service preserves best, the best first (docs/decisions/029). */
export const preferredForms: Record<ServiceKind, readonly [TokenForm, TokenForm]> = {
  premium: ['element', 'bracketed'],
  general: ['bracketed', 'lettered'],
};

/**
 * Puts `lettered` first for languages that are written from right to left: brackets have no direction of their own and
 * get separated from their letters there, while a word of letters and digits stays together.
 */
export function orderForms(forms: readonly TokenForm[], language: LanguageCode): readonly TokenForm[] {
  if (!languageOf(language).rtl || !forms.includes('lettered')) return forms;
  return ['lettered', ...forms.filter((form) => form !== 'lettered')];
}
