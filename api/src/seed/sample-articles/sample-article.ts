import type { ArticleCategory } from '@lens/contracts/article-categories';
import { practice } from '../practice.js';

export interface SampleArticle {
  slug: string;
  /** `2025-02-18`. Only the intervals between them matter, since the demo moves all of them to its first start. */
  day: string;
  author: string;
  categories: ArticleCategory[];
  /** The English body, in the format of `parseBody`. The Spanish and Mexican are in `spanish`, titles and excerpts in `texts`. */
  text: string;
}

export const surgeon = practice.surgeon;
/** The emergency number for people, and for links. */
export const emergency = {
  display: practice.emergencyPhone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3'),
  dialable: practice.emergencyPhone,
};
export const optometrist = 'Noor Haddad, OD';
export const nurse = 'Pilar Aguon, RN';
