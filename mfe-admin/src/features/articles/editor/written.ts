import '@lens/contracts/jitless';
import type { ArticleText, ArticleTexts } from '@lens/contracts/articles';
import { imagesOf, plainTextOf, type RichText } from '@lens/contracts/rich-text';
import type { Written } from '../content';

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
