// Without zod, since the layout of the back office loads this.
import type { Role } from './access.js';

/** Kinds of things that are about patients, subscribers and staff. */
const personalKinds = ['consultation', 'person', 'mail', 'subscriber', 'testimonial', 'user'] as const;

/** Whether a role may receive events about a kind of things; `consultation_file` belongs to `consultation`. */
export const canReceiveEventsAbout = (role: Role, kind: string): boolean =>
  role !== 'translator' ||
  !personalKinds.some((personal) => kind === personal || kind.startsWith(`${personal}_`));
