import type { ArticleAnswer, ArticleTexts } from '@lens/contracts/articles';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { ArticleText } from './article-text.entity.js';
import { Article } from './article.entity.js';
import { staleOf } from './stale.js';
import { statusNow } from './visibility.js';
import { writtenIn } from './written.js';

/** An article with all its languages. @throws ApiError 404 */
export async function readWhole(manager: EntityManager, id: string): Promise<ArticleAnswer> {
  const article = await manager.findOneBy(Article, { id });
  if (!article) throw new ApiError('not_found');
  const rows = await manager.findBy(ArticleText, { article_id: id });
  const texts = rows.map((row) => [row.lng, writtenIn(row)] as const);
  return {
    ...article,
    status: statusNow(article),
    texts: Object.fromEntries(texts) as ArticleTexts,
    stale: staleOf(rows),
  };
}
