import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { articleTexts, type ArticleAnswer, type ArticleContent } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import { imagesOf } from '@lens/contracts/rich-text';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { requireUsable } from '../media/usable-media.js';
import { ArticleImage } from './article-image.entity.js';
import { ArticleText } from './article-text.entity.js';
import { ArticleVersion } from './article-version.entity.js';
import { Article } from './article.entity.js';
import { sinceOf } from './stale.js';
import { settled } from './visibility.js';
import { readWhole } from './whole-article.js';
import { readTimeOf, wordsOf } from './words.js';

/** What the log says of a change; what the article said stays in its versions. */
const logged = ['slug', 'author', 'categories', 'cover_id', 'status', 'published_at', 'revision'] as const;

interface Stored {
  id: string;
  revision: number;
  content: ArticleContent;
  /** The texts that it replaces. */
  before: ArticleText[];
}

/** What staff do with articles: every change is a revision that stays, and has its entry in the log. */
@Injectable()
export class ArticleDesk {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws ApiError 409 `slug_taken`, 400 when an image cannot be used */
  create(staff: Staff, content: ArticleContent): Promise<ArticleAnswer> {
    const write = async (manager: EntityManager) => {
      const id = randomUUID();
      await requireImages(manager, content);
      await manager.insert(Article, { ...rowOf(content), id, revision: 1, is_sample: false });
      await this.store(manager, staff, { id, revision: 1, content, before: [] });
      await this.record(manager, staff, id, { action: 'CREATE' });
      return readWhole(manager, id);
    };
    return this.database.transaction(write).catch(refuseTakenSlug);
  }

  /** @throws ApiError 404, 412 `revision_conflict`, 409 `slug_taken`, 400 when an image cannot be used */
  replace(
    staff: Staff,
    id: string,
    seen: number,
    content: ArticleContent,
    event?: string,
  ): Promise<ArticleAnswer> {
    const write = async (manager: EntityManager) => {
      const article = await held(manager, id, seen);
      const next = article.revision + 1;
      await requireImages(manager, content);
      const updated_at = new Date().toISOString();
      const after: Article = { ...article, ...rowOf(content), revision: next, updated_at };
      await manager.update(Article, id, after);
      const before = await manager.findBy(ArticleText, { article_id: id });
      await manager.delete(ArticleText, { article_id: id });
      await this.store(manager, staff, { id, revision: next, content, before });
      const changes = fieldChanges(logged, article, after);
      await this.record(manager, staff, id, { action: 'UPDATE', event, changes });
      return readWhole(manager, id);
    };
    return this.database.transaction(write).catch(refuseTakenSlug);
  }

  /** With every language and every version. @throws ApiError 404 */
  async remove(staff: Staff, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(Article, id);
      if (!affected) throw new ApiError('not_found');
      await this.record(manager, staff, id, { action: 'DELETE' });
    });
  }

  private async store(
    manager: EntityManager,
    { username }: Staff,
    { id, revision, content, before }: Stored,
  ): Promise<void> {
    const texts = Object.entries(articleTexts.parse(content.texts)).flatMap(([lng, text]) =>
      text ? [{ lng: lng as LanguageCode, text }] : [],
    );
    await manager.insert(
      ArticleText,
      texts.map(({ lng, text }) => ({
        article_id: id,
        lng,
        ...text,
        read_time: readTimeOf(text),
        words: wordsOf(text),
        since: sinceOf(before, lng, text, revision),
      })),
    );
    const shown = texts.flatMap(({ lng, text }) =>
      [...new Set(imagesOf(text.body).map((shown) => shown.toLowerCase()))].map((media_id) => ({
        article_id: id,
        lng,
        media_id,
      })),
    );
    await manager.insert(ArticleImage, shown);
    await manager.insert(ArticleVersion, { article_id: id, revision, username, content });
  }

  private record(
    manager: EntityManager,
    staff: Staff,
    id: string,
    change: Omit<Change, 'resource_type' | 'resource_id'>,
  ) {
    return this.activity.record(manager, staff, { ...change, resource_type: 'article', resource_id: id });
  }
}

function rowOf({ slug, author, categories, cover_id, ...schedule }: ArticleContent) {
  return { slug, author, categories, cover_id, ...settled(schedule) };
}

/** The row, locked, if it still is what the caller saw. @throws ApiError 404, 412 */
async function held(manager: EntityManager, id: string, seen: number): Promise<Article> {
  const article = await manager.findOne(Article, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!article) throw new ApiError('not_found');
  if (article.revision !== seen) throw new ApiError('revision_conflict');
  return article;
}

/** The database itself settles which of two articles has an address. @throws ApiError 409 in place of its refusal */
function refuseTakenSlug(failure: unknown): never {
  const { constraint } = (failure instanceof QueryFailedError ? failure.driverError : {}) as {
    constraint?: string;
  };
  if (constraint !== 'articles_slug_key') throw failure;
  const detail = { path: 'slug', code: 'taken', message: 'Choose another one.' };
  throw new ApiError('slug_taken', { details: [detail] });
}

async function requireImages(manager: EntityManager, { cover_id, texts }: ArticleContent): Promise<void> {
  const shown = Object.entries(texts).flatMap(([lng, text]) =>
    text ? imagesOf(text.body).map((id) => ({ id, path: `texts.${lng}.body` })) : [],
  );
  await requireUsable(manager, [...(cover_id ? [{ id: cover_id, path: 'cover_id' }] : []), ...shown]);
}
