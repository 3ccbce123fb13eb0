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

/** Every state that an article ever had. */
@Injectable()
export class ArticleHistory {
  constructor(
    private readonly database: DataSource,
    private readonly desk: ArticlesService,
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
    return readPage(query, paging, { without: ['content'] });
  }

  /** @throws ApiError 404 */
  async read(id: string, revision: number): Promise<ArticleVersion> {
    const version = await this.database.manager.findOneBy(ArticleVersion, { article_id: id, revision });
    if (!version) throw new ApiError('not_found');
    return version;
  }

  /**
   * Writes an old state as the draft; what stood in between stays too. Nothing that is published changes, the address
   * stays, and so does what is written in languages that the old state had not.
   * @throws ApiError 404, 412, 400 when a picture of it cannot be used any more
   */
  async restore(staff: Staff, id: string, revision: number, seen: number): Promise<ArticleAnswer> {
    const { content } = await this.read(id, revision);
    const old = articleContent.parse(content);
    return this.desk.restore(staff, id, seen, ({ slug, texts }) => ({
      slug,
      author: old.author,
      categories: old.categories,
      cover_id: old.cover_id,
      texts: { ...texts, ...old.texts },
    }));
  }
}
