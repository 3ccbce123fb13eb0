import { waitingHours } from '../../sections/document/legal-facts';

/** How long a browser keeps what this site hands it. */
export const lifetimes = { chosenDays: 365, detectedDays: 7, cacheHours: 24, waitingHours };

/** Everything that this site keeps in a browser, under the name it has there. */
export const kept = [
  { name: 'i18next', what: 'cookie' },
  { name: 'i18nextLng', what: 'language' },
  { name: 'translation-cache', what: 'translations' },
  { name: 'consultation-queue', what: 'queue' },
  { name: 'cms_token', what: 'staff' },
] as const;

export const short = ['pixels', 'asked', 'cookie'] as const;
export const sent = ['consultation', 'who', 'newsletter', 'mail', 'records'] as const;
export const server = ['log', 'reports', 'limits'] as const;
export const others = ['none', 'video', 'map', 'law'] as const;
export const rights = ['copy', 'correct', 'erase'] as const;
