import { z } from 'zod';

export const roles = ['admin', 'editor', 'translator'] as const;
export const role = z.enum(roles);
export type Role = (typeof roles)[number];

/** Kinds of things that are about people: those who ask, write, subscribe and tell, and those who work here. */
export const aboutPeople = ['consultation', 'person', 'mail', 'subscriber', 'testimonial', 'user'] as const;

/** Whether the role hears that a thing of this kind, or something of it (`consultation_file`), was changed. */
export const hearsOf = (hearer: Role, kind: string): boolean =>
  hearer !== 'translator' || !aboutPeople.some((own) => kind === own || kind.startsWith(`${own}_`));
