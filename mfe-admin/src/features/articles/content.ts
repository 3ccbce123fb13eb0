import type { ArticleAnswer, ArticleContent, ArticleVersionAnswer } from '@lens/contracts/articles';
import type { Schedule } from './schedule';

type Whole = ArticleAnswer | ArticleVersionAnswer['content'] | ArticleContent;

/** What of an article is sent back to replace it. */
export const contentOf = ({
  slug,
  author,
  categories,
  cover_id,
  status,
  published_at,
  texts,
}: Whole): ArticleContent => ({ slug, author, categories, cover_id, status, published_at, texts });

/** What is written; when it appears is decided apart, and never by typing. */
export type Written = Omit<ArticleContent, keyof Schedule>;

/** What is written in a saved article. */
export function writtenIn(article: Whole): Written {
  const { status: _status, published_at: _at, ...written } = contentOf(article);
  return written;
}
