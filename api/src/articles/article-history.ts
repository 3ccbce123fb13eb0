import { Injectable } from '@nestjs/common';
import { articleContent, type ArticleAnswer } from '@lens/contracts/articles';
import type { Page } from '@lens/contracts/lists';
import { DataSource } from 'typeorm';
import type { Staff } from '../common/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import { ArticlesService } from './articles.service.js';
import { ArticleVersion } from './article-version.entity.js';
import { Article } from './article.entity.js';
import type { ArticleVersionQuery } from './articles.dto.js';

/** The revisions of articles. */
@Injectable()
export class ArticleHistory {
  constructor(
    private readonly database: DataSource,
    private readonly articles: ArticlesService,
  ) {}

  /** @throws ApiError 404 */
  async list(
    id: string,
    { search, ...paging }: ArticleVersionQuery,
  ): Promise<Page<Omit<ArticleVersion, 'content'>>> {
    const { manager } = this.database;
    if (!(await manager.existsBy(Article, { id }))) throw new ApiError('not_found');
    const query = manager.createQueryBuilder(ArticleVersion, 'version').where({ article_id: id });
    if (search) query.andWhere(sqlContains('version.username', 'search'), { search });
    return readPage(query, paging, { omit: ['content'] });
  }

  /** @throws ApiError 404 */
  async read(id: string, revision: number): Promise<ArticleVersion> {
    const version = await this.database.manager.findOneBy(ArticleVersion, { article_id: id, revision });
    if (!version) throw new ApiError('not_found');
    return version;
  }

  /**
   * Writes an earlier revision as the draft, as a new revision. The publication, the address, and the texts in
   * languages that the earlier revision did not have stay as they are.
   * @throws ApiError 404, 412, 400 when one of its pictures cannot be used any more
   */
  async restore(staff: Staff, id: string, revision: number, baseRevision: number): Promise<ArticleAnswer> {
    const { content } = await this.read(id, revision);
    const earlier = articleContent.parse(content);
    return this.articles.restore(staff, id, baseRevision, ({ slug, texts }) => ({
      slug,
      author: earlier.author,
      categories: earlier.categories,
      cover_id: earlier.cover_id,
      texts: { ...texts, ...earlier.texts },
    }));
  }
}
