import type { ArticleText as Written } from '@lens/contracts/articles';
import type { PublishedText } from './published-text.entity.js';

type StoredText = Pick<PublishedText, keyof Written>;

/** What staff wrote of a stored text: what is left out there is null in the row. */
export const textFromRow = ({ title, excerpt, body, seo_title, seo_description }: StoredText): Written => ({
  title,
  excerpt,
  body,
  ...(seo_title !== null && { seo_title }),
  ...(seo_description !== null && { seo_description }),
});
