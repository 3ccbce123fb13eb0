import type { ArticleAnswer, ArticleTexts } from '@lens/contracts/articles';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { ArticleText } from './article-text.entity.js';
import { Article } from './article.entity.js';
import { PublishedArticle } from './published-article.entity.js';
import { findStaleLanguages } from './stale-languages.js';
import { textFromRow } from './text-from-row.js';
import { currentStatus } from './visibility.js';

/** The draft in all its languages, and the published slug and revision. @throws ApiError 404 */
export async function readArticle(manager: EntityManager, id: string): Promise<ArticleAnswer> {
  const article = await manager.findOneBy(Article, { id });
  if (!article) throw new ApiError('not_found');
  const rows = await manager.findBy(ArticleText, { article_id: id });
  const published = await manager.findOneBy(PublishedArticle, { id });
  const texts = rows.map((row) => [row.lng, textFromRow(row)] as const);
  return {
    ...article,
    status: currentStatus(article),
    ...toPublicationFields(published),
    texts: Object.fromEntries(texts) as ArticleTexts,
    stale: findStaleLanguages(rows),
  };
}

/** The fields of an answer that describe the publication. */
export const toPublicationFields = (published: PublishedArticle | null | undefined) => ({
  published_slug: published?.slug ?? null,
  published_revision: published?.revision ?? null,
});
