/** The day on which the drafts of the legal pages were last changed. */
export const legalFacts = { updated: '2026-11-24' } as const;

/** How long a request that could not be sent waits in a browser: promised by the privacy page, kept by the form. */
export const waitingHours = 24;

/** For how long such a request's fate is told to somebody who does not close the notice, since it was written. */
export const toldDays = 7;
