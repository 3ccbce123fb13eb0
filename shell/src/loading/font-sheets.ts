import type { LanguageCode } from '@lens/contracts/languages';
import type { FontSheets } from '../page/page-state';
import type { CodeIntegrity } from './code-integrity';

/**
 * Finds the style sheet with the fonts of a language's script. The list is read only when a visitor chooses a language.
 * If that fails the text is readable without the fonts, and the next choice reads the list again.
 */
export function fontSheetsFrom(list: string, integrity: CodeIntegrity) {
  let fontSheets: Promise<FontSheets> | null = null;
  return async (code: LanguageCode): Promise<string | undefined> => {
    fontSheets ??= integrity.readFontSheets(list);
    try {
      return (await fontSheets).sheets[code];
    } catch (failure) {
      fontSheets = null;
      console.error(failure);
      return undefined;
    }
  };
}
