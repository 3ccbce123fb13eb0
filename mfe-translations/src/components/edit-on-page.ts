import type { LanguageCode } from '@lens/contracts/languages';
import { overlayKey } from '@lens/platform/overlay';

/** Session storage: the text to open on the next page, as `common:hero.title`. */
const textKey = 'lens_in_context_text';

/** Turns on editing on public pages in this tab. @param text to open on the first page, as `common:hero.title` */
export function startEditingOnPage(text = ''): void {
  sessionStorage.setItem(overlayKey, 'in-context');
  sessionStorage.setItem(textKey, text);
}

/** Returns the text to open, and forgets it. */
export function takeRequestedText(): string | null {
  const text = sessionStorage.getItem(textKey);
  sessionStorage.removeItem(textKey);
  return text || null;
}

/** The address of a public page in a language. @param path without a language */
export const pageAddress = (language: LanguageCode, path: string): string =>
  `/${language}${path}`.replace(/\/$/, '');
