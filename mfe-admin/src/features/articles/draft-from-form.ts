import '@lens/contracts/jitless';
import type { ArticleText, ArticleTexts } from '@lens/contracts/articles';
import { imagesOf, plainTextOf, type RichText } from '@lens/contracts/rich-text';
import type { ArticleDraft } from './article-draft';

export const emptyBody: RichText = { type: 'doc', content: [] };

const isBlankText = ({ body, ...lines }: ArticleText): boolean =>
  !Object.values(lines).some((line) => line.trim()) && !plainTextOf(body) && imagesOf(body).length === 0;

/** Whether a language has no article text, whatever else it has. */
export const hasNoBody = (text: ArticleText | undefined): boolean =>
  !text || (!plainTextOf(text.body) && imagesOf(text.body).length === 0);

/** The form's values for the API, without languages that have no text. */
export function draftFromForm({ texts, ...values }: ArticleDraft): ArticleDraft {
  const textEntries = Object.entries(texts).flatMap(([lng, formText]) => {
    const {
      title = '',
      excerpt = '',
      body = emptyBody,
      seo_title,
      seo_description,
    }: Partial<ArticleText> = formText ?? {};
    // An empty field is null in the form; the contract leaves it out.
    const text = {
      title,
      excerpt,
      body,
      ...(seo_title && { seo_title }),
      ...(seo_description && { seo_description }),
    };
    return lng === 'en' || !isBlankText(text) ? [[lng, text] as const] : [];
  });
  return { ...values, texts: Object.fromEntries(textEntries) as ArticleTexts };
}
