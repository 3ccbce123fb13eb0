import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { LanguageStates } from '@lens/contracts/settings';

/** The languages for which a change records a new review: by another person or on another day than before. */
export const newlyReviewedLanguages = (before: LanguageStates, after: LanguageStates): LanguageCode[] =>
  languages
    .map(({ code }) => code)
    .filter((code) => {
      const [previous, current] = [before[code].reviewed, after[code].reviewed];
      return current !== null && (previous?.by !== current.by || previous.on !== current.on);
    });
