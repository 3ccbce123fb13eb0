import type { ArticleDraft } from '../article-draft';
import { fieldsToCompare, type ArticleField } from './article-fields';
import { isSame } from './is-same';
import { draftFromForm } from '../draft-from-form';

/** The fields that two people changed from the same base. */
export interface DraftMerge {
  /** Changed only here. */
  mine: ArticleField[];
  /** Changed only by the colleague. */
  theirs: ArticleField[];
  /** Changed by both to different values; staff have to choose. */
  disputed: ArticleField[];
}

/**
 * Compares two versions of an article field by field.
 * @param base the version that both started from; if it is unknown, every difference is disputed
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

/** @returns `into` with these fields from `from` */
export const withFields = (
  into: ArticleDraft,
  from: ArticleDraft,
  fields: readonly ArticleField[],
): ArticleDraft => draftFromForm(fields.reduce((merged, field) => field.copy(from, merged), into));
