// Without zod: the layout of the back office reads this on every first visit.
import type { Role } from './access.js';

/** Kinds of things that are about people: those who ask, write, subscribe and tell, and those who work here. */
const aboutPeople = ['consultation', 'person', 'mail', 'subscriber', 'testimonial', 'user'] as const;

/** Whether the role hears that a thing of this kind, or something of it (`consultation_file`), was changed. */
export const hearsOf = (hearer: Role, kind: string): boolean =>
  hearer !== 'translator' || !aboutPeople.some((own) => kind === own || kind.startsWith(`${own}_`));
