import type { LanguageCode } from '@lens/contracts/languages';
import type { Faces } from '../page/page-state';
import type { CodeIntegrity } from './code-integrity';

/**
 * Where the style sheets with the fonts of each language's script are. The list is read once somebody chooses a language,
 * which few do; their text is readable without it, and the next choice asks again.
 */
export function fontSheetsFrom(list: string, integrity: CodeIntegrity) {
  let reading: Promise<Faces> | null = null;
  return async (code: LanguageCode): Promise<string | undefined> => {
    reading ??= integrity.readFaces(list);
    try {
      return (await reading).sheets[code];
    } catch (failure) {
      reading = null;
      console.error(failure);
      return undefined;
    }
  };
}
