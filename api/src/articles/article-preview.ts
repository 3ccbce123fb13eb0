import { Injectable } from '@nestjs/common';
import type { PublicArticle } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { ArticleText } from './article-text.entity.js';
import { ArticleVersion } from './article-version.entity.js';
import { Article } from './article.entity.js';
import { buildPublicArticle } from './published-articles.js';
import { estimateReadMinutes } from './read-time.js';
import { toSearchableText } from './search-text.js';

/** Reads an article as visitors would if it were published now; for staff only. */
@Injectable()
export class ArticlePreview {
  constructor(private readonly database: DataSource) {}

  /** @param revision an earlier revision; the current draft if absent @throws ApiError 404 */
  async read(id: string, lng: LanguageCode, revision?: number): Promise<PublicArticle> {
    const { manager } = this.database;
    const saved = await manager.findOneBy(Article, { id });
    if (!saved) throw new ApiError('not_found');
    const { article, texts } =
      revision === undefined
        ? { article: saved, texts: await manager.findBy(ArticleText, { article_id: id }) }
        : await readRevision(manager, saved, revision);
    const published_at = article.published_at ?? new Date().toISOString();
    return buildPublicArticle(manager, lng, { article: { ...article, published_at }, texts });
  }
}

/** @throws ApiError 404 when there is no such revision */
async function readRevision(
  manager: EntityManager,
  saved: Article,
  revision: number,
): Promise<{ article: Article; texts: ArticleText[] }> {
  const version = await manager.findOneBy(ArticleVersion, { article_id: saved.id, revision });
  if (!version) throw new ApiError('not_found');
  const { texts: textsByLanguage, ...attributes } = version.content;
  const row = { article_id: saved.id, since: revision, seo_title: null, seo_description: null };
  const texts = Object.entries(textsByLanguage).flatMap(([lng, text]) =>
    text
      ? [
          {
            lng: lng as LanguageCode,
            ...text,
            read_time: estimateReadMinutes(text),
            words: toSearchableText(text),
          },
        ]
      : [],
  );
  return {
    article: { ...saved, ...attributes, revision },
    texts: texts.map((text) => ({ ...row, ...text })),
  };
}
