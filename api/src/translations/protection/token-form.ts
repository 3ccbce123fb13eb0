import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import { element } from './forms/element.js';
import { bracketed, lettered } from './forms/plain.js';
import type { ProtectedSpan } from './protected-spans.js';

/**
 * `element`: `<x id="1">LASIK</x>`, for services that handle tags. `bracketed`: `[X1X]` and `lettered`: `XX1XX`, for
 * plain text.
 */
export type TokenForm = 'element' | 'bracketed' | 'lettered';

/** How protected pieces are written into a text that goes to a service, and found in what comes back. */
export interface Tokens {
  /** Whether the text that is sent is XML. */
  markup: boolean;
  write(number: number, span: ProtectedSpan): string;
  /** What stands between the tokens. */
  escape(text: string): string;
  /** @returns the answer with `slot(number, content)` in place of each token, or null where its markup is not ours */
  read(answer: string, slot: (number: number, content?: string) => string): string | null;
}

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
