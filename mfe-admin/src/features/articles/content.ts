import type {
  ArticleAnswer,
  ArticleContent,
  ArticleText,
  ArticleTexts,
  ArticleVersionAnswer,
} from '@lens/contracts/articles';
import { imagesOf, plainTextOf, type RichText } from '@lens/contracts/rich-text';

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

export type Schedule = Pick<ArticleContent, 'status' | 'published_at'>;

/** What is written; when it appears is decided apart, and never by typing. */
export type Written = Omit<ArticleContent, keyof Schedule>;

export const scheduleOf = ({ status, published_at }: Schedule): Schedule => ({ status, published_at });

/** Publishing at this moment; one that was public before keeps its day. */
export const publishedNow = ({ published_at }: Schedule, now = Date.now()): Schedule => ({
  status: 'published',
  published_at: published_at && Date.parse(published_at) <= now ? published_at : null,
});

/** Whether visitors read it: what is typed then waits until somebody wants it on the site. */
export const isPublic = ({ status, published_at }: Schedule, now = Date.now()): boolean =>
  status === 'published' ||
  (status === 'scheduled' && published_at !== null && Date.parse(published_at) <= now);

/** What is written in a saved article. */
export function writtenIn(article: Whole): Written {
  const { status: _status, published_at: _at, ...written } = contentOf(article);
  return written;
}

export const nothing: RichText = { type: 'doc', content: [] };

const isBlank = ({ title, excerpt, body }: ArticleText): boolean =>
  !title.trim() && !excerpt.trim() && !plainTextOf(body) && imagesOf(body).length === 0;

/** The form's values as the API takes them: a language in which nothing is written is none of the article's. */
export function writtenOf({ texts, ...values }: Written): Written {
  const filled = Object.entries(texts).flatMap(([lng, { title = '', excerpt = '', body = nothing } = {}]) => {
    const text = { title, excerpt, body };
    return lng === 'en' || !isBlank(text) ? [[lng, text] as const] : [];
  });
  return { ...values, texts: Object.fromEntries(filled) as ArticleTexts };
}
