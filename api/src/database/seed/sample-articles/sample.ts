import type { ArticleCategory } from '@lens/contracts/articles';
import { practice } from '../practice.js';

export interface SampleArticle {
  slug: string;
  /** `2025-02-18` */
  day: string;
  author: string;
  categories: ArticleCategory[];
  /** As `written` reads it, in English; the Spanish stands in `spanish`. Titles and excerpts: in the texts of each language. */
  text: string;
}

export const surgeon = practice.surgeon;
export const optometrist = 'Noor Haddad, OD';
export const nurse = 'Pilar Aguon, RN';
