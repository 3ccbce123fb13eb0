import type { LanguageCode } from '@lens/contracts/languages';
import { overlayKey } from '@lens/platform/overlay';

/** Session storage: the text that somebody is on the way to, as `common:hero.title`. */
const textKey = 'lens_in_context_text';

/** From now on public pages in this tab are opened to be edited. @param text to be opened first: `common:hero.title` */
export function startEditingOnPage(text = ''): void {
  sessionStorage.setItem(overlayKey, 'in-context');
  sessionStorage.setItem(textKey, text);
}

/** The text to open, told once. */
export function takeRequestedText(): string | null {
  const text = sessionStorage.getItem(textKey);
  sessionStorage.removeItem(textKey);
  return text || null;
}

/** The address of a public page in a language. @param path without a language */
export const pageAddress = (language: LanguageCode, path: string): string =>
  `/${language}${path}`.replace(/\/$/, '');
