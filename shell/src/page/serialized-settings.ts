import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import type { LanguageStates, PublicSettings } from '@lens/contracts/settings';

const defaults = {
  videoId: null,
  liveTranslation: [],
  unsignedInEnglish: [],
  brands: [],
} satisfies Partial<PublicSettings>;

/** The settings as they are sent with every page: without defaults, and with the languages that are not as by default. */
export type SerializedSettings = Omit<PublicSettings, 'languages' | keyof typeof defaults> &
  Partial<Pick<PublicSettings, keyof typeof defaults>> & { languages: Partial<LanguageStates> };

/** Leaves out what is as by default, and what only the server needs, since a page has few bytes for its document. */
export const serializeSettings = ({
  languages,
  videoId,
  liveTranslation,
  unsignedInEnglish: _onServer,
  brands,
  ...others
}: PublicSettings): SerializedSettings => ({
  ...others,
  ...(videoId !== null && { videoId }),
  ...(liveTranslation.length > 0 && { liveTranslation }),
  ...(brands.length > 0 && { brands }),
  languages: Object.fromEntries(Object.entries(languages).filter(([, { offered }]) => !offered)),
});

/** Adds what `serializeSettings` has left out. */
export const deserializeSettings = (settings: SerializedSettings): PublicSettings => ({
  ...defaults,
  ...settings,
  languages: { ...everyLanguageOffered, ...settings.languages },
});
