import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  articleTexts,
  type ArticleAnswer,
  type ArticleChange,
  type ArticleContent,
  type ArticlePublication,
} from '@lens/contracts/articles';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { LanguageCode } from '@lens/contracts/languages';
import { imagesOf } from '@lens/contracts/rich-text';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import { findResourceName } from '../activity/resource-names.js';
import { fieldChanges } from '../activity/field-changes.js';
import type { Staff } from '../common/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { revisionConflict } from '../common/revision/raise-revision.js';
import { lockUsableMedia } from '../media/lock-usable-media.js';
import { requireFreeAddress, rethrowSlugConflict } from './addresses.js';
import { ArticleImage } from './article-image.entity.js';
import { ArticleText } from './article-text.entity.js';
import { ArticleVersion } from './article-version.entity.js';
import { Article } from './article.entity.js';
import { publishDrafts, requireComplete, unpublishArticles } from './publication.js';
import { findPublishedContent } from './find-published-content.js';
import { publicationSchedule, requestedSchedule, unpublishedSchedule } from './schedule.js';
import { textSinceRevision } from './stale-languages.js';
import { toStoredSchedule, type Schedule } from './visibility.js';
import { readArticle } from './read-article.js';
import { estimateReadMinutes } from './read-time.js';
import { toSearchableText } from './search-text.js';

/** The fields whose changes the activity log contains; the texts are in the article's versions. */
const loggedFields = [
  'slug',
  'author',
  'categories',
  'cover_id',
  'status',
  'published_at',
  'revision',
] as const;

type DraftContent = Omit<ArticleContent, keyof Schedule>;

interface Edit {
  content: DraftContent;
  /** The new schedule; null leaves it as it is. */
  schedule: Schedule | null;
  event?: ActivityEvent | undefined;
}

/**
 * Changes articles for staff. Every change is stored as a revision and recorded in the activity log. Staff edit the
 * draft; visitors read what was published of it.
 */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws ApiError 409 `slug_taken`, `article_incomplete`, 400 when an image cannot be used */
  create(staff: Staff, { status, published_at, ...content }: ArticleContent): Promise<ArticleAnswer> {
    const write = async (manager: EntityManager) => {
      const id = randomUUID();
      const schedule = toStoredSchedule({ status, published_at });
      if (schedule.status !== 'draft') requireComplete(content.texts);
      await requireUsableImages(manager, content);
      const row = { ...toRow(content), ...schedule, id, revision: 1, changed_by: staff.username };
      await manager.insert(Article, { ...row, is_sample: false });
      await requireFreeAddress(manager, id, content.slug);
      await insertTexts(manager, id, 1, content, []);
      await this.saveVersion(manager, staff, id, 1, { ...content, ...schedule });
      if (schedule.status !== 'draft') await publishDrafts(manager, [id]);
      await this.recordActivity(manager, staff, id, { action: 'CREATE' });
      return readArticle(manager, id);
    };
    return this.database.transaction(write).catch(rethrowSlugConflict);
  }

  /**
   * Saves the draft. The publication changes only if the request has a status or time that the article does not have.
   * @throws ApiError 404, 412 `revision_conflict`, 409 `slug_taken`, `article_incomplete`, 400 when an image cannot be
   * used
   */
  save(staff: Staff, id: string, baseRevision: number, change: ArticleChange): Promise<ArticleAnswer> {
    const { status: _status, published_at: _at, ...content } = change;
    return this.change(staff, id, baseRevision, (article) =>
      Promise.resolve({ content, schedule: requestedSchedule(article, change) }),
    );
  }

  /** Replaces the draft by an earlier revision. @throws ApiError 404, 412, 400 */
  restore(
    staff: Staff,
    id: string,
    baseRevision: number,
    restoreContent: (draft: DraftContent) => DraftContent,
  ): Promise<ArticleAnswer> {
    return this.change(staff, id, baseRevision, async (article, manager) => ({
      content: restoreContent(await readDraft(manager, article)),
      schedule: null,
      event: 'restored',
    }));
  }

  /** Publishes the draft now or at the requested time. @throws ApiError 404, 412, 409 `article_incomplete` */
  publish(
    staff: Staff,
    id: string,
    baseRevision: number,
    publication: ArticlePublication,
  ): Promise<ArticleAnswer> {
    return this.change(staff, id, baseRevision, async (article, manager) => {
      const schedule = publicationSchedule(article, publication);
      const event = schedule.status === 'scheduled' ? 'scheduled' : 'published';
      return { content: await readDraft(manager, article), schedule, event };
    });
  }

  /** Takes the article off the site and keeps its draft. @throws ApiError 404, 412, 409 `nothing_published` */
  unpublish(staff: Staff, id: string, baseRevision: number): Promise<ArticleAnswer> {
    return this.change(staff, id, baseRevision, async (article, manager) => {
      if (article.status === 'draft') throw new ApiError('nothing_published');
      return {
        content: await readDraft(manager, article),
        schedule: unpublishedSchedule(article),
        event: 'unpublished',
      };
    });
  }

  /** Replaces the draft by what is published; the draft remains among the versions. @throws ApiError 404, 412, 409 */
  discard(staff: Staff, id: string, baseRevision: number): Promise<ArticleAnswer> {
    return this.change(staff, id, baseRevision, async (_article, manager) => {
      const published = await findPublishedContent(manager, id);
      if (!published) throw new ApiError('nothing_published');
      return { content: published, schedule: null, event: 'discarded' };
    });
  }

  /** Deletes the article with all its languages, versions and addresses. @throws ApiError 404, 412 */
  async remove(staff: Staff, id: string, baseRevision: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockArticle(manager, staff, id, baseRevision);
      const resource_name = await findResourceName(manager, 'article', id);
      // The event that the deletion sends to open tabs names the account in `changed_by`.
      await manager.update(Article, id, { changed_by: staff.username });
      await manager.delete(Article, id);
      await this.recordActivity(manager, staff, id, { action: 'DELETE', resource_name });
    });
  }

  private change(
    staff: Staff,
    id: string,
    baseRevision: number,
    edit: (article: Article, manager: EntityManager) => Promise<Edit>,
  ): Promise<ArticleAnswer> {
    const write = async (manager: EntityManager) => {
      const article = await lockArticle(manager, staff, id, baseRevision);
      await this.saveRevision(manager, staff, article, await edit(article, manager));
      return readArticle(manager, id);
    };
    return this.database.transaction(write).catch(rethrowSlugConflict);
  }

  private async saveRevision(
    manager: EntityManager,
    staff: Staff,
    article: Article,
    { content, schedule: newSchedule, event }: Edit,
  ): Promise<void> {
    const { id } = article;
    const revision = article.revision + 1;
    const schedule = newSchedule ?? { status: article.status, published_at: article.published_at };
    const isPublishing = newSchedule !== null && schedule.status !== 'draft';
    if (isPublishing) requireComplete(content.texts);
    await requireUsableImages(manager, content);
    const published =
      schedule.status === 'draft' || isPublishing ? null : await findPublishedContent(manager, id);
    const after: Article = {
      ...article,
      ...toRow(content),
      ...schedule,
      revision,
      changed_by: staff.username,
      has_changes: published !== null && !isSameContent(content, published),
      updated_at: new Date().toISOString(),
    };
    await manager.update(Article, id, after);
    if (content.slug !== article.slug) await requireFreeAddress(manager, id, content.slug);
    const previousTexts = await manager.findBy(ArticleText, { article_id: id });
    await manager.delete(ArticleText, { article_id: id });
    await insertTexts(manager, id, revision, content, previousTexts);
    await this.saveVersion(manager, staff, id, revision, { ...content, ...schedule });
    if (isPublishing) await publishDrafts(manager, [id]);
    else if (schedule.status === 'draft') await unpublishArticles(manager, [id]);
    await this.recordActivity(manager, staff, id, {
      action: 'UPDATE',
      ...(event && { event }),
      changes: fieldChanges(loggedFields, article, after),
    });
  }

  private async saveVersion(
    manager: EntityManager,
    { username }: Staff,
    article_id: string,
    revision: number,
    { slug, author, categories, cover_id, status, published_at, texts }: ArticleContent,
  ): Promise<void> {
    const content = { slug, author, categories, cover_id, status, published_at, texts };
    await manager.insert(ArticleVersion, { article_id, revision, username, content });
  }

  private recordActivity(
    manager: EntityManager,
    staff: Staff,
    id: string,
    change: Omit<Change, 'resource_type' | 'resource_id'>,
  ) {
    return this.activity.record(manager, staff, { ...change, resource_type: 'article', resource_id: id });
  }
}

const toRow = ({ slug, author, categories, cover_id }: DraftContent) => ({
  slug,
  author,
  categories,
  cover_id,
});

const listTexts = (content: DraftContent) =>
  Object.entries(articleTexts.parse(content.texts)).flatMap(([lng, text]) =>
    text ? [{ lng: lng as LanguageCode, text }] : [],
  );

const isSameContent = (one: DraftContent, other: DraftContent): boolean => {
  const comparable = (content: DraftContent) => [
    toRow(content),
    listTexts(content).map((text) => ({ ...text })),
  ];
  return isDeepStrictEqual(comparable(one), comparable(other));
};

/** The current draft, for changes that affect only the publication. */
async function readDraft(manager: EntityManager, { id }: Article): Promise<DraftContent> {
  const { slug, author, categories, cover_id, texts } = await readArticle(manager, id);
  return { slug, author, categories, cover_id, texts };
}

async function insertTexts(
  manager: EntityManager,
  article_id: string,
  revision: number,
  content: DraftContent,
  previousTexts: ArticleText[],
): Promise<void> {
  const texts = listTexts(content);
  await manager.insert(
    ArticleText,
    texts.map(({ lng, text }) => ({
      article_id,
      lng,
      ...text,
      read_time: estimateReadMinutes(text),
      words: toSearchableText(text),
      since: textSinceRevision(previousTexts, lng, text, revision),
    })),
  );
  const images = texts.flatMap(({ lng, text }) =>
    [...new Set(imagesOf(text.body).map((imageId) => imageId.toLowerCase()))].map((media_id) => ({
      article_id,
      lng,
      media_id,
    })),
  );
  await manager.insert(ArticleImage, images);
}

/** Locks the row if it still has the expected revision. @throws ApiError 404, 412 with the name of who changed it */
async function lockArticle(
  manager: EntityManager,
  { username }: Staff,
  id: string,
  baseRevision: number,
): Promise<Article> {
  const article = await manager.findOne(Article, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!article) throw new ApiError('not_found');
  if (article.revision !== baseRevision) throw revisionConflict(article.changed_by, username);
  return article;
}

async function requireUsableImages(manager: EntityManager, { cover_id, texts }: DraftContent): Promise<void> {
  const textImages = Object.entries(texts).flatMap(([lng, text]) =>
    text ? imagesOf(text.body).map((id) => ({ id, path: `texts.${lng}.body` })) : [],
  );
  await lockUsableMedia(manager, [...(cover_id ? [{ id: cover_id, path: 'cover_id' }] : []), ...textImages]);
}
