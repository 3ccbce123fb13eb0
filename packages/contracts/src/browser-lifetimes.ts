/*
 * How long a browser keeps what this site hands it: promised by the privacy page, set by whoever stores it.
 */

/** A language that somebody chose. */
export const chosenLanguageDays = 365;

/** A language that was detected: 10,080 minutes. */
export const detectedLanguageDays = 7;

/** What services translated for a visitor. */
export const translationCacheHours = 24;
