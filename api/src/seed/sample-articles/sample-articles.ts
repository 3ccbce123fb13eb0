import { innovation } from './innovation.js';
import { mission } from './mission.js';
import { patientCare } from './patient-care.js';
import { procedures } from './procedures.js';
import type { SampleArticle } from './sample-article.js';
import { technology } from './technology.js';

/** Written for the demo under invented names, and marked as samples wherever they are shown. */
export const sampleArticles: SampleArticle[] = [
  ...innovation,
  ...procedures,
  ...technology,
  ...patientCare,
  ...mission,
];
