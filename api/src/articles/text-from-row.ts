import type { ArticleText as TextContent } from '@lens/contracts/articles';
import type { PublishedText } from './published-text.entity.js';

type StoredText = Pick<PublishedText, keyof TextContent>;

/** The text without its derived columns; fields that are null in the row are left out. */
export const textFromRow = ({
  title,
  excerpt,
  body,
  seo_title,
  seo_description,
}: StoredText): TextContent => ({
  title,
  excerpt,
  body,
  ...(seo_title !== null && { seo_title }),
  ...(seo_description !== null && { seo_description }),
});
