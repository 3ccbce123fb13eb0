import type { ArticleDraft } from '../article-draft';
import { articleFields, type ArticleField } from './article-fields';

export interface Difference extends Pick<ArticleField, 'label' | 'lng' | 'dir'> {
  before: string;
  after: string;
}

/** What one field said, and what it says. */
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

/** Field by field what does not read the same, in the order in which the editor has them. */
export const compareDrafts = (before: ArticleDraft, after: ArticleDraft): Difference[] =>
  articleFields.map((field) => compareField(field, before, after)).filter((one) => one.before !== one.after);
