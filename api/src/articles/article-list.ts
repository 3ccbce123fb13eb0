import { Injectable } from '@nestjs/common';
import type { ArticleAnswer, ArticleSummary } from '@lens/contracts/articles';
import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { DataSource, In } from 'typeorm';
import { containing, readPage } from '../common/list.js';
import { ArticleText } from './article-text.entity.js';
import { Article } from './article.entity.js';
import type { ArticleQuery } from './articles.dto.js';
import { staleOf } from './stale.js';
import { statusNow, whereNow } from './visibility.js';
import { readWhole } from './whole-article.js';
import { unaccented } from './words.js';

/** What staff see of articles. */
@Injectable()
export class ArticleList {
  constructor(private readonly database: DataSource) {}

  async list({ status, category, search, ...paging }: ArticleQuery): Promise<Page<ArticleSummary>> {
    const query = this.database.manager.createQueryBuilder(Article, 'article');
    if (status) query.andWhere(whereNow[status]);
    if (category) query.andWhere(':category = ANY (article.categories)', { category });
    if (search) {
      const texts = 'SELECT 1 FROM article_texts t WHERE t.article_id = article.id AND t.words LIKE :pattern';
      query.andWhere(`(article.slug LIKE :pattern OR article.author ILIKE :pattern OR EXISTS (${texts}))`, {
        pattern: containing(unaccented(search)),
      });
    }
    const page = await readPage(query, paging);
    return { ...page, items: await this.summaries(page.items) };
  }

  /** @throws ApiError 404 */
  read(id: string): Promise<ArticleAnswer> {
    return readWhole(this.database.manager, id);
  }

  private async summaries(articles: Article[]): Promise<ArticleSummary[]> {
    const texts = await this.database.manager.find(ArticleText, {
      select: { article_id: true, lng: true, title: true, since: true },
      where: { article_id: In(articles.map(({ id }) => id)) },
    });
    return articles.map((article) => {
      const own = texts.filter(({ article_id }) => article_id === article.id);
      return {
        ...article,
        status: statusNow(article),
        title: own.find(({ lng }) => lng === 'en')?.title ?? '',
        languages: languages.map(({ code }) => code).filter((code) => own.some(({ lng }) => lng === code)),
        stale: staleOf(own),
      };
    });
  }
}
