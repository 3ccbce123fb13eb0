import type {
  ArticleAnswer,
  ArticleContent,
  ArticleVersionAnswer,
  PublishedContent,
} from '@lens/contracts/articles';
import type { Schedule } from './schedule';

/** What is written; when it appears is decided apart, and never by typing. */
export type ArticleDraft = Omit<ArticleContent, keyof Schedule>;

/** What is written in an article, in one of its versions, or in what is published of it. */
export const draftFromArticle = ({
  slug,
  author,
  categories,
  cover_id,
  texts,
}: ArticleAnswer | ArticleVersionAnswer['content'] | PublishedContent | ArticleDraft): ArticleDraft => ({
  slug,
  author,
  categories,
  cover_id,
  texts,
});
