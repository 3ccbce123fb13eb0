import type { ArticleCategory } from '@lens/contracts/article-categories';
import { practice } from '../practice.js';

export interface SampleArticle {
  slug: string;
  /** `2025-02-18`: only how far apart they are counts, since the demo moves them to the day on which it starts. */
  day: string;
  author: string;
  categories: ArticleCategory[];
  /** As `written` reads it, in English; the Spanish stands in `spanish`. Titles and excerpts: in the texts of each language. */
  text: string;
}

export const surgeon = practice.surgeon;
/** The emergency number, as people read it and as a phone dials it. */
export const emergency = {
  read: practice.emergencyPhone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3'),
  dialled: practice.emergencyPhone,
};
export const optometrist = 'Noor Haddad, OD';
export const nurse = 'Pilar Aguon, RN';
