import type { ConsultationTopic } from '@lens/contracts/procedures';

/** The address of the contact form with a topic chosen. */
export const formFor = (topic: ConsultationTopic): string => `/contact?procedure=${topic}#request`;
