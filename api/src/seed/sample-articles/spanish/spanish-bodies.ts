import { featured } from './featured.js';
import { innovation } from './innovation.js';
import { mission } from './mission.js';
import { patientCare } from './patient-care.js';
import { procedures } from './procedures.js';
import { technology } from './technology.js';

/** What each sample says in Spanish, by slug, as `written` reads it. es-MX reads it too: it says nothing otherwise. */
export const spanishBodies: Record<string, string> = {
  ...featured,
  ...innovation,
  ...procedures,
  ...technology,
  ...patientCare,
  ...mission,
};
