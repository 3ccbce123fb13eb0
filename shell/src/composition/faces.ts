import type { LanguageCode } from '@lens/contracts/languages';
import type { CodeIntegrity } from './code-integrity';
import type { Faces } from './page-state';

/**
 * Where the faces of each language's script are. The list is read once somebody chooses a language, which few do; their
 * text is readable without it, and the next choice asks again.
 */
export function facesFrom(list: string, integrity: CodeIntegrity) {
  let known: Promise<Faces> | null = null;
  return async (code: LanguageCode): Promise<string | undefined> => {
    known ??= integrity.readFaces(list);
    try {
      return (await known).sheets[code];
    } catch (failure) {
      known = null;
      console.error(failure);
      return undefined;
    }
  };
}
