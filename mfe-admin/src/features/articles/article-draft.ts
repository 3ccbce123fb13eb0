import type {
  ArticleAnswer,
  ArticleContent,
  ArticleVersionAnswer,
  PublishedContent,
} from '@lens/contracts/articles';
import type { Schedule } from './schedule';

/** The content of an article without its schedule, which is never changed by typing. */
export type ArticleDraft = Omit<ArticleContent, keyof Schedule>;

/** The draft of an article, of one of its versions, or of its published text. */
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
