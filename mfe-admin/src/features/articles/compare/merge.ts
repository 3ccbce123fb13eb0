import type { ArticleDraft } from '../article-draft';
import { fieldsBetween, type Field } from './fields';
import { same } from './same';
import { draftFromForm } from '../draft-from-form';

/** Where two who wrote at the same time do not say the same. */
export interface Merge {
  /** Changed here only. */
  mine: Field[];
  /** Changed by the other only. */
  theirs: Field[];
  /** Changed by both, and not alike: somebody has to choose. */
  disputed: Field[];
}

/**
 * Compares what two made of one article, field by field.
 * @param base what both began from; where that is not known, each difference is disputed
 */
export function mergeOf(base: ArticleDraft | undefined, mine: ArticleDraft, theirs: ArticleDraft): Merge {
  const merge: Merge = { mine: [], theirs: [], disputed: [] };
  for (const field of fieldsBetween(mine, theirs)) {
    if (same(field.value(mine), field.value(theirs))) continue;
    const changed = (by: ArticleDraft) => !base || !same(field.value(base), field.value(by));
    const by = !changed(theirs) ? 'mine' : !changed(mine) ? 'theirs' : 'disputed';
    merge[by].push(field);
  }
  return merge;
}

/** @returns `into`, with these fields as they are in `from` */
export const withFields = (into: ArticleDraft, from: ArticleDraft, fields: readonly Field[]): ArticleDraft =>
  draftFromForm(fields.reduce((merged, field) => field.copied(from, merged), into));
