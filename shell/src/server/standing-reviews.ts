import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { LanguageStates, PublicSettings } from '@lens/contracts/settings';

/** What the API tells: settings, and of which texts each review of a language was. */
export type KnownSettings = PublicSettings & {
  reviewedTexts?: Partial<Record<LanguageCode, string>> | undefined;
};

/**
 * The settings as pages have them: a review counts only for the texts that it was of. One changed or published since, in the
 * language or in English, and it is a draft again until somebody has read that as well.
 */
export function withStandingReviews(
  { reviewedTexts = {}, ...settings }: KnownSettings,
  fingerprint: (code: LanguageCode) => string,
): PublicSettings {
  const states = Object.fromEntries(
    languages.map(({ code }) => {
      const state = settings.languages[code];
      const stands = state.reviewed !== null && reviewedTexts[code] === fingerprint(code);
      return [code, stands ? state : { ...state, reviewed: null }];
    }),
  ) as LanguageStates;
  return { ...settings, languages: states };
}
