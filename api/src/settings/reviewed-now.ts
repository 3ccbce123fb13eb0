import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { LanguageStates } from '@lens/contracts/settings';

/** The languages of which a change records a review: by somebody else, or of another day, than was known. */
export const reviewedNow = (before: LanguageStates, after: LanguageStates): LanguageCode[] =>
  languages
    .map(({ code }) => code)
    .filter((code) => {
      const [was, is] = [before[code].reviewed, after[code].reviewed];
      return is !== null && (was?.by !== is.by || was.on !== is.on);
    });
