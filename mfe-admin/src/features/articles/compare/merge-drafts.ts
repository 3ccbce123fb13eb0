import type { ArticleDraft } from '../article-draft';
import { fieldsToCompare, type ArticleField } from './article-fields';
import { isSame } from './is-same';
import { draftFromForm } from '../draft-from-form';

/** Where two who wrote at the same time do not say the same. */
export interface DraftMerge {
  /** Changed here only. */
  mine: ArticleField[];
  /** Changed by the other only. */
  theirs: ArticleField[];
  /** Changed by both, and not alike: somebody has to choose. */
  disputed: ArticleField[];
}

/**
 * Compares what two made of one article, field by field.
 * @param base what both began from; where that is not known, each difference is disputed
 */
export function mergeDrafts(
  base: ArticleDraft | undefined,
  mine: ArticleDraft,
  theirs: ArticleDraft,
): DraftMerge {
  const merge: DraftMerge = { mine: [], theirs: [], disputed: [] };
  for (const field of fieldsToCompare(mine, theirs)) {
    if (isSame(field.value(mine), field.value(theirs))) continue;
    const isChangedBy = (by: ArticleDraft) => !base || !isSame(field.value(base), field.value(by));
    const side = !isChangedBy(theirs) ? 'mine' : !isChangedBy(mine) ? 'theirs' : 'disputed';
    merge[side].push(field);
  }
  return merge;
}

/** @returns `into`, with these fields as they are in `from` */
export const withFields = (
  into: ArticleDraft,
  from: ArticleDraft,
  fields: readonly ArticleField[],
): ArticleDraft => draftFromForm(fields.reduce((merged, field) => field.copy(from, merged), into));
