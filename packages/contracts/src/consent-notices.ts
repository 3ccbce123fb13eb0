/**
 * Every consent notice that the form has shown (`consultation.privacy` in the texts of the forms), in English, by
 * version. Changed words need a new version. Old versions stay, since stored requests and open pages refer to them.
 * Without zod, since the form needs its version from the start.
 */
export const consentNotices = {
  '2026-11': 'We use what you write to answer you, and for nothing else.',
} as const;

export type ConsentVersion = keyof typeof consentNotices;

export const currentConsentVersion: ConsentVersion = '2026-11';
