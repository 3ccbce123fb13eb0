import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AltTexts, MediaChange, MediaDetail, MediaUpload } from '@lens/contracts/media';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import { ApiError } from '../common/errors/api-error.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { lockUntilCommit } from '../database/locks.js';
import { cleanFilename } from './intake/clean-filename.js';
import type { Upload } from './intake/receive-upload.js';
import { requireUnused } from './require-unused.js';
import { MediaList } from './media-list.js';
import { Media } from './media.entity.js';
import { MEDIA_STORE, originalKey, type MediaStore } from './store/media-store.js';
import { VariantWorker } from './variants/variant-worker.js';

const loggedFields = ['filename', 'folder', 'alt', 'focal_x', 'focal_y'] as const;

/** Adds, changes and deletes pictures for staff, and records each change in the activity log. */
@Injectable()
export class MediaService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly list: MediaList,
    private readonly worker: VariantWorker,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Stores a picture; a worker makes the variants afterwards.
   * @throws ApiError those of `inspectPicture` and `cleanFilename`, 503 `storage_unavailable`
   */
  async create(
    staff: Staff,
    { filename, content }: Upload,
    { alt = {}, folder }: MediaUpload,
  ): Promise<MediaDetail> {
    const cleanedFilename = cleanFilename(filename);
    // Imports the decoding library only when it is needed, since loading it takes long.
    const { inspectPicture } = await import('./intake/inspect-picture.js');
    const picture = await inspectPicture(content);
    const id = randomUUID();
    await this.store.put(originalKey(id), content, 'application/octet-stream');
    const insert = async (manager: EntityManager) => {
      await manager.insert(Media, {
        ...picture,
        id,
        filename: cleanedFilename,
        folder,
        bytes: content.length,
        alt: withoutEmptyTexts(alt),
        state: 'processing',
        uploaded_by: staff.username,
        changed_by: staff.username,
      });
      await this.record(manager, staff, id, { action: 'CREATE' });
    };
    await this.database.transaction(insert).catch(async (failure) => {
      await this.removeFiles(id);
      throw failure;
    });
    this.worker.wake();
    return this.list.read(staff, id);
  }

  /** @throws ApiError 404, 412, 409 `in_use` if the English text is removed while something shows the picture */
  async change(
    staff: Staff,
    base: BaseRevision,
    { filename, alt, focal_point, folder }: MediaChange,
  ): Promise<MediaDetail> {
    await this.database.transaction(async (manager) => {
      if (folder !== undefined) await lockUntilCommit(manager, 'media folders');
      const picture = await lockPicture(manager, staff, base);
      const altTexts = withoutEmptyTexts({ ...picture.alt, ...alt });
      if (picture.alt.en && !altTexts.en) await requireUnused(manager, base.id);
      const newValues = {
        alt: altTexts,
        ...(filename !== undefined && { filename }),
        ...(folder !== undefined && { folder }),
        ...(focal_point && { focal_x: focal_point.x, focal_y: focal_point.y }),
      };
      await manager.update(Media, base.id, { ...newValues, updated_at: new Date().toISOString() });
      const changes = fieldChanges<Media>(loggedFields, picture, { ...picture, ...newValues });
      await this.record(manager, staff, base.id, { action: 'UPDATE', changes });
    });
    return this.list.read(staff, base.id);
  }

  /** Makes the variants of a failed picture again. @throws ApiError 404, 412, 409 `nothing_to_retry` */
  async retry(staff: Staff, base: BaseRevision): Promise<MediaDetail> {
    await this.database.transaction(async (manager) => {
      const { state } = await raiseRevision(manager, Media, base, staff);
      if (state !== 'failed') throw new ApiError('nothing_to_retry');
      await manager.update(Media, base.id, {
        state: 'processing',
        failure: null,
        attempts: 0,
        updated_at: new Date().toISOString(),
      });
      await this.record(manager, staff, base.id, { action: 'UPDATE', event: 'retried' });
    });
    this.worker.wake();
    return this.list.read(staff, base.id);
  }

  /** Deletes a picture and its files. @throws ApiError 404, 412, 409 `in_use` with every place that shows it */
  async remove(staff: Staff, base: BaseRevision): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { filename } = await lockPicture(manager, staff, base);
      await requireUnused(manager, base.id);
      await manager.delete(Media, base.id);
      await this.record(manager, staff, base.id, { action: 'DELETE', resource_name: filename });
    });
    await this.removeFiles(base.id);
  }

  /** If this fails, `MediaSweep` removes the files later, since no row refers to them. */
  private async removeFiles(id: string): Promise<void> {
    await this.store
      .removeAll(id)
      .catch((failure) => this.log.warn(describeFault(failure), 'files not removed'));
  }

  private record(
    manager: EntityManager,
    staff: Staff,
    id: string,
    change: Omit<Change, 'resource_type' | 'resource_id'>,
  ) {
    return this.activity.record(manager, staff, { ...change, resource_type: 'media', resource_id: id });
  }
}

/** Locks the row first, so that nothing starts to show the picture meanwhile. @throws ApiError 404, 412 */
async function lockPicture(manager: EntityManager, staff: Staff, base: BaseRevision): Promise<Media> {
  await manager.findOne(Media, { where: { id: base.id }, lock: { mode: 'pessimistic_write' } });
  return raiseRevision(manager, Media, base, staff);
}

const withoutEmptyTexts = (texts: Record<string, string | null | undefined>): AltTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
