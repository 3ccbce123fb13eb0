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
import { raiseRevision, type Seen } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { lockUntilCommit } from '../database/locks.js';
import { labelOf } from './intake/label.js';
import type { Upload } from './intake/receive-upload.js';
import { refuseWhileUsed } from './media-in-use.js';
import { MediaList } from './media-list.js';
import { Media } from './media.entity.js';
import { MEDIA_STORE, originalKey, type MediaStore } from './store/media-store.js';
import { VariantWorker } from './variants/variant-worker.js';

const logged = ['filename', 'folder', 'alt', 'focal_x', 'focal_y'] as const;

/** What staff do with pictures, each change with its entry in the log. */
@Injectable()
export class MediaDesk {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly list: MediaList,
    private readonly worker: VariantWorker,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Keeps a picture; its variants are made afterwards.
   * @throws ApiError whatever `inspect` and `labelOf` refuse, 503 `storage_unavailable`
   */
  async create(
    staff: Staff,
    { filename, content }: Upload,
    { alt = {}, folder }: MediaUpload,
  ): Promise<MediaDetail> {
    const label = labelOf(filename);
    // Loaded with the library that decodes, when it is first needed.
    const { inspect } = await import('./intake/inspect.js');
    const picture = await inspect(content);
    const id = randomUUID();
    await this.store.put(originalKey(id), content, 'application/octet-stream');
    const insert = async (manager: EntityManager) => {
      await manager.insert(Media, {
        ...picture,
        id,
        filename: label,
        folder,
        bytes: content.length,
        alt: written(alt),
        state: 'processing',
        uploaded_by: staff.username,
        changed_by: staff.username,
      });
      await this.record(manager, staff, id, { action: 'CREATE' });
    };
    await this.database.transaction(insert).catch(async (failure) => {
      await this.forget(id);
      throw failure;
    });
    this.worker.wake();
    return this.list.read(staff, id);
  }

  /** @throws ApiError 404, 412, 409 `in_use` when something that shows it would lose the English text */
  async change(
    staff: Staff,
    seen: Seen,
    { filename, alt, focal_point, folder }: MediaChange,
  ): Promise<MediaDetail> {
    await this.database.transaction(async (manager) => {
      if (folder !== undefined) await lockUntilCommit(manager, 'media folders');
      const picture = await lockPicture(manager, staff, seen);
      const texts = written({ ...picture.alt, ...alt });
      if (picture.alt.en && !texts.en) await refuseWhileUsed(manager, seen.id);
      const changed = {
        alt: texts,
        ...(filename !== undefined && { filename }),
        ...(folder !== undefined && { folder }),
        ...(focal_point && { focal_x: focal_point.x, focal_y: focal_point.y }),
      };
      await manager.update(Media, seen.id, { ...changed, updated_at: new Date().toISOString() });
      const changes = fieldChanges<Media>(logged, picture, { ...picture, ...changed });
      await this.record(manager, staff, seen.id, { action: 'UPDATE', changes });
    });
    return this.list.read(staff, seen.id);
  }

  /** Makes the variants of a failed one after all. @throws ApiError 404, 412, 409 `nothing_to_retry` */
  async retry(staff: Staff, seen: Seen): Promise<MediaDetail> {
    await this.database.transaction(async (manager) => {
      const { state } = await raiseRevision(manager, Media, seen, staff);
      if (state !== 'failed') throw new ApiError('nothing_to_retry');
      await manager.update(Media, seen.id, {
        state: 'processing',
        failure: null,
        attempts: 0,
        updated_at: new Date().toISOString(),
      });
      await this.record(manager, staff, seen.id, { action: 'UPDATE', event: 'retried' });
    });
    this.worker.wake();
    return this.list.read(staff, seen.id);
  }

  /** With all its files. @throws ApiError 404, 412, 409 `in_use` with every place that shows it */
  async remove(staff: Staff, seen: Seen): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { filename } = await lockPicture(manager, staff, seen);
      await refuseWhileUsed(manager, seen.id);
      await manager.delete(Media, seen.id);
      await this.record(manager, staff, seen.id, { action: 'DELETE', resource_name: filename });
    });
    await this.forget(seen.id);
  }

  /** What cannot be removed now is swept later: nobody knows of it any more. */
  private async forget(id: string): Promise<void> {
    await this.store.removeAll(id).catch((failure) => this.log.warn(describeFault(failure), 'files stay'));
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

/** The next revision, its row locked: nobody begins to show it meanwhile. @throws ApiError 404, 412 */
async function lockPicture(manager: EntityManager, staff: Staff, seen: Seen): Promise<Media> {
  await manager.findOne(Media, { where: { id: seen.id }, lock: { mode: 'pessimistic_write' } });
  return raiseRevision(manager, Media, seen, staff);
}

/** The texts that say something. */
const written = (texts: Record<string, string | null | undefined>): AltTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
