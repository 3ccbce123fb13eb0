import { useMemo, type ReactNode } from 'react';
import type { PublicArticle } from '@lens/contracts/articles';
import { findFirstCitations } from '@lens/contracts/cited-numbers';
import { ReviewContext } from './review-context';

/** Around an article, whose text names its sources by number. */
export function ReviewedArticle({ article, children }: { article: PublicArticle; children: ReactNode }) {
  const { review, body } = article;
  const value = useMemo(() => ({ review, firstMarks: findFirstCitations(body) }), [review, body]);
  return <ReviewContext value={value}>{children}</ReviewContext>;
}
