import type { ArticleDraft } from '../article-draft';
import { fields, type Field } from './fields';

export interface Difference extends Pick<Field, 'label' | 'lng' | 'dir'> {
  before: string;
  after: string;
}

/** What one field said, and what it says. */
export const difference = (
  { label, lng, dir, shown }: Field,
  before: ArticleDraft,
  after: ArticleDraft,
): Difference => ({
  label,
  before: shown(before),
  after: shown(after),
  lng,
  dir,
});

/** Field by field what does not read the same, in the order in which the editor has them. */
export const differences = (before: ArticleDraft, after: ArticleDraft): Difference[] =>
  fields.map((field) => difference(field, before, after)).filter((one) => one.before !== one.after);
