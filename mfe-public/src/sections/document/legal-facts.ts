/** The day on which the drafts of the legal pages were last changed. */
export const legalFacts = { updated: '2026-11-24' } as const;
