import type { ArticleDraft } from '../article-draft';
import { articleFields, type ArticleField } from './article-fields';

export interface Difference extends Pick<ArticleField, 'label' | 'lng' | 'dir'> {
  before: string;
  after: string;
}

/** The text of one field before and after. */
export const compareField = (
  { label, lng, dir, format }: ArticleField,
  before: ArticleDraft,
  after: ArticleDraft,
): Difference => ({
  label,
  before: format(before),
  after: format(after),
  lng,
  dir,
});

/** The fields that differ, in the editor's order. */
export const compareDrafts = (before: ArticleDraft, after: ArticleDraft): Difference[] =>
  articleFields.map((field) => compareField(field, before, after)).filter((one) => one.before !== one.after);
