import { featured } from './featured.js';
import { innovation } from './innovation.js';
import { mission } from './mission.js';
import { patientCare } from './patient-care.js';
import { procedures } from './procedures.js';
import { technology } from './technology.js';

/** The Spanish bodies of all samples, by slug, in the format of `parseBody`. `mexican-bodies.ts` has what differs in es-MX. */
export const spanishBodies: Record<string, string> = {
  ...featured,
  ...innovation,
  ...procedures,
  ...technology,
  ...patientCare,
  ...mission,
};
