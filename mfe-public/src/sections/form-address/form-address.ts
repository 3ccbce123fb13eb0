import type { ConsultationTopic } from '@lens/contracts/procedures';

/** The address of the form itself, below what stands above it, with its topic chosen. */
export const formFor = (topic: ConsultationTopic): string => `/contact?procedure=${topic}#request`;
