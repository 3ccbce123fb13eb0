/**
 * Every consent notice that the form ever showed (`consultation.privacy` in the texts of the forms), by its version, in
 * English. Other words are a new version; an old one stays, for what was stored with it and for pages that are still
 * open. Without zod, since the form names its version before anybody touches it.
 */
export const consentNotices = {
  '2026-11': 'We use what you write to answer you, and for nothing else.',
} as const;

export type ConsentVersion = keyof typeof consentNotices;

export const currentConsentVersion: ConsentVersion = '2026-11';
