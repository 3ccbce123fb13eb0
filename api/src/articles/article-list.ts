import { Injectable } from '@nestjs/common';
import type { ArticleAnswer, ArticleSummary, PublishedContent } from '@lens/contracts/articles';
import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { DataSource, In } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, sqlContainsLiterally, readPage } from '../common/list.js';
import { ArticleText } from './article-text.entity.js';
import { Article } from './article.entity.js';
import type { ArticleQuery } from './articles.dto.js';
import { PublishedArticle } from './published-article.entity.js';
import { findPublishedContent } from './find-published-content.js';
import { findStaleLanguages } from './stale-languages.js';
import { currentStatus, statusConditions } from './visibility.js';
import { toPublicationFields, readArticle } from './read-article.js';
import { removeAccents } from './search-text.js';

/** Reads articles for staff. */
@Injectable()
export class ArticleList {
  constructor(private readonly database: DataSource) {}

  async list({ status, category, search, ...paging }: ArticleQuery): Promise<Page<ArticleSummary>> {
    const query = this.database.manager.createQueryBuilder(Article, 'article');
    if (status) query.andWhere(statusConditions[status]);
    if (category) query.andWhere(':category = ANY (article.categories)', { category });
    if (search) {
      const [inSlug, inAuthor] = [
        sqlContainsLiterally('article.slug', ':unaccented'),
        sqlContains('article.author', 'search'),
      ];
      const inTexts = `SELECT FROM article_texts t
        WHERE t.article_id = article.id AND ${sqlContainsLiterally('t.words', ':unaccented')}`;
      query.andWhere(`(${inSlug} OR ${inAuthor} OR EXISTS (${inTexts}))`, {
        unaccented: removeAccents(search),
        search,
      });
    }
    const page = await readPage(query, paging);
    return { ...page, items: await this.toSummaries(page.items) };
  }

  /** @throws ApiError 404 */
  read(id: string): Promise<ArticleAnswer> {
    return readArticle(this.database.manager, id);
  }

  /** Reads what is published of an article. @throws ApiError 404, 409 `nothing_published` */
  async readPublishedContent(id: string): Promise<PublishedContent> {
    const { manager } = this.database;
    const article = await manager.findOneBy(Article, { id });
    if (!article) throw new ApiError('not_found');
    const published = await findPublishedContent(manager, id);
    if (!published) throw new ApiError('nothing_published');
    return { ...published, revision: article.revision };
  }

  private async toSummaries(articles: Article[]): Promise<ArticleSummary[]> {
    const { manager } = this.database;
    const ids = In(articles.map(({ id }) => id));
    const texts = await manager.find(ArticleText, {
      select: { article_id: true, lng: true, title: true, since: true },
      where: { article_id: ids },
    });
    const published = await manager.findBy(PublishedArticle, { id: ids });
    return articles.map((article) => {
      const articleTexts = texts.filter(({ article_id }) => article_id === article.id);
      return {
        ...article,
        status: currentStatus(article),
        ...toPublicationFields(published.find(({ id }) => id === article.id)),
        title: articleTexts.find(({ lng }) => lng === 'en')?.title ?? '',
        languages: languages
          .map(({ code }) => code)
          .filter((code) => articleTexts.some(({ lng }) => lng === code)),
        stale: findStaleLanguages(articleTexts),
      };
    });
  }
}
