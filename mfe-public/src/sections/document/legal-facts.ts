/** The day on which the drafts of the legal pages were last changed. */
export const legalFacts = { updated: '2026-11-24' } as const;

/** How long a request that could not be sent waits in a browser: the privacy page promises it, the form obeys it. */
export const waitingHours = 24;

/** How long the notice on the fate of such a request stays for a visitor who does not close it. */
export const noticeDays = 7;
