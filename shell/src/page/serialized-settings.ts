import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import type { LanguageStates, PublicSettings } from '@lens/contracts/settings';

/** The settings as they are sent with every page, with the languages whose state is not the default. */
export type SerializedSettings = Omit<PublicSettings, 'languages'> & { languages: Partial<LanguageStates> };

/** Leaves out the languages in the default state, which most are, since a page has few bytes for its document. */
export const serializeSettings = ({ languages, ...others }: PublicSettings): SerializedSettings => ({
  ...others,
  languages: Object.fromEntries(
    Object.entries(languages).filter(([, { offered, reviewed }]) => !offered || reviewed),
  ),
});

/** Adds the languages that `serializeSettings` has left out. */
export const deserializeSettings = (settings: SerializedSettings): PublicSettings => ({
  ...settings,
  languages: { ...unreviewedLanguages, ...settings.languages },
});
