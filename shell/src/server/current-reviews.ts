import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { LanguageStates, PublicSettings } from '@lens/contracts/settings';

/** The settings from the API, with the fingerprint of the texts that each review covers. */
export type SettingsWithReviews = PublicSettings & {
  reviewedTexts?: Partial<Record<LanguageCode, string>> | undefined;
};

/**
 * The settings for pages: without reviews of languages whose texts, or the English ones, have changed since the review.
 * Such a language counts as a draft until it is reviewed again.
 */
export function withCurrentReviews(
  { reviewedTexts = {}, ...settings }: SettingsWithReviews,
  fingerprint: (code: LanguageCode) => string,
): PublicSettings {
  const states = Object.fromEntries(
    languages.map(({ code }) => {
      const state = settings.languages[code];
      const isCurrent = state.reviewed !== null && reviewedTexts[code] === fingerprint(code);
      return [code, isCurrent ? state : { ...state, reviewed: null }];
    }),
  ) as LanguageStates;
  return { ...settings, languages: states };
}
