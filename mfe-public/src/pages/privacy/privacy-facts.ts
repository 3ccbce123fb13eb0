import {
  chosenLanguageDays,
  detectedLanguageDays,
  siteVersionDays,
  translationCacheHours,
  waitingRequestHours,
  waitingRequestNoticeDays,
} from '@lens/contracts/browser-lifetimes';

/** How long this site stores things in a browser, by the names of the values in the texts. */
export const lifetimes = {
  chosenDays: chosenLanguageDays,
  detectedDays: detectedLanguageDays,
  cacheHours: translationCacheHours,
  waitingHours: waitingRequestHours,
  toldDays: waitingRequestNoticeDays,
  versionDays: siteVersionDays,
};

/** Everything that this site stores in a browser, by its names there. tools/src/words checks that the list is complete. */
export const storedNames = [
  { names: ['i18next'], what: 'cookie' },
  { names: ['site_version'], what: 'version' },
  { names: ['i18nextLng'], what: 'language' },
  { names: ['translation-cache'], what: 'translations' },
  { names: ['consultation-queue'], what: 'queue' },
  {
    names: [
      'cms_token',
      'cms_preferences',
      'cms_recent',
      'cms_article_…',
      'lens_desk_addresses',
      'lens_overlay',
      'lens_in_context_text',
      'version_preview',
    ],
    what: 'staff',
  },
] as const;

export const short = ['pixels', 'asked', 'cookie'] as const;
export const sent = ['consultation', 'who', 'newsletter', 'mail', 'records'] as const;
export const server = ['log', 'reports', 'limits'] as const;
export const others = ['none', 'video', 'map', 'law'] as const;
export const rights = ['copy', 'correct', 'erase'] as const;
