/*
 * How long the site stores things in a browser. The privacy page states these times, and the code that stores uses
 * them.
 */

/** The language that a visitor chose. */
export const chosenLanguageDays = 365;

/** The language that was detected: 10,080 minutes. */
export const detectedLanguageDays = 7;

/** Live translations. */
export const translationCacheHours = 24;

/** A consultation request that could not be sent; after that the browser erases it. */
export const waitingRequestHours = 24;

/** The notice on what became of such a request, if the visitor does not close it. */
export const waitingRequestNoticeDays = 7;

/** Which version of the site a visitor gets while something is rolled out, and whether it worked. */
export const siteVersionDays = 30;
