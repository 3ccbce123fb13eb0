import '@lens/contracts/jitless';
import type { ArticleText, ArticleTexts } from '@lens/contracts/articles';
import { imagesOf, plainTextOf, type RichText } from '@lens/contracts/rich-text';
import type { ArticleDraft } from './article-draft';

export const nothing: RichText = { type: 'doc', content: [] };

const isBlankDraft = ({ body, ...lines }: ArticleText): boolean =>
  !Object.values(lines).some((line) => line.trim()) && !plainTextOf(body) && imagesOf(body).length === 0;

/** Whether a language lacks the article itself, whatever else is written in it. */
export const lacksBody = (text: ArticleText | undefined): boolean =>
  !text || (!plainTextOf(text.body) && imagesOf(text.body).length === 0);

/** The form's values as the API takes them: a language in which nothing is written is none of the article's. */
export function draftFromForm({ texts, ...values }: ArticleDraft): ArticleDraft {
  const filled = Object.entries(texts).flatMap(([lng, written]) => {
    const {
      title = '',
      excerpt = '',
      body = nothing,
      seo_title,
      seo_description,
    }: Partial<ArticleText> = written ?? {};
    // An empty field is null in the form; the contract leaves it out.
    const text = {
      title,
      excerpt,
      body,
      ...(seo_title && { seo_title }),
      ...(seo_description && { seo_description }),
    };
    return lng === 'en' || !isBlankDraft(text) ? [[lng, text] as const] : [];
  });
  return { ...values, texts: Object.fromEntries(filled) as ArticleTexts };
}
