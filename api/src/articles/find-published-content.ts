import type { ArticleTexts, PublishedContent } from '@lens/contracts/articles';
import type { EntityManager } from 'typeorm';
import { PublishedArticle } from './published-article.entity.js';
import { PublishedText } from './published-text.entity.js';
import { textFromRow } from './text-from-row.js';

/** The published content of an article; null if it is not published. */
export async function findPublishedContent(
  manager: EntityManager,
  id: string,
): Promise<Omit<PublishedContent, 'revision'> | null> {
  const published = await manager.findOneBy(PublishedArticle, { id });
  if (!published) return null;
  const { slug, author, categories, cover_id } = published;
  const rows = await manager.findBy(PublishedText, { article_id: id });
  const texts = Object.fromEntries(rows.map((row) => [row.lng, textFromRow(row)])) as ArticleTexts;
  return { slug, author, categories, cover_id, texts };
}
