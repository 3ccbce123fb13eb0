/** The day on which the drafts of the legal pages were last changed. */
export const legalFacts = { updated: '2026-11-24' } as const;

/** How long a request that could not be sent waits in a browser: promised by the privacy page, kept by the form. */
export const waitingHours = 24;
