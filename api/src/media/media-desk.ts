import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AltTexts, MediaChange, MediaDetail, MediaUpload } from '@lens/contracts/media';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { labelOf } from './intake/label.js';
import type { Upload } from './intake/receive-upload.js';
import { refuseWhileUsed } from './media-in-use.js';
import { MediaList } from './media-list.js';
import { Media } from './media.entity.js';
import { MEDIA_STORE, originalKey, type MediaStore } from './store/media-store.js';
import { VariantWorker } from './variants/variant-worker.js';

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
      });
      await this.record(manager, staff, id, { action: 'CREATE' });
    };
    await this.database.transaction(insert).catch(async (failure) => {
      await this.forget(id);
      throw failure;
    });
    this.worker.wake();
    return this.list.read(id);
  }

  /** @throws ApiError 404, 409 `in_use` when something that shows it would lose the English text */
  async change(
    staff: Staff,
    id: string,
    { filename, alt, focal_point, folder }: MediaChange,
  ): Promise<MediaDetail> {
    await this.database.transaction(async (manager) => {
      const picture = await held(manager, id);
      const texts = written({ ...picture.alt, ...alt });
      if (picture.alt.en && !texts.en) await refuseWhileUsed(manager, id);
      await manager.update(Media, id, {
        alt: texts,
        ...(filename !== undefined && { filename }),
        ...(folder !== undefined && { folder }),
        ...(focal_point && { focal_x: focal_point.x, focal_y: focal_point.y }),
        updated_at: new Date().toISOString(),
      });
      await this.record(manager, staff, id, { action: 'UPDATE' });
    });
    return this.list.read(id);
  }

  /** Makes the variants of a failed one after all. @throws ApiError 404, 409 `nothing_to_retry` */
  async retry(staff: Staff, id: string): Promise<MediaDetail> {
    await this.database.transaction(async (manager) => {
      if ((await held(manager, id)).state !== 'failed') throw new ApiError('nothing_to_retry');
      await manager.update(Media, id, {
        state: 'processing',
        failure: null,
        attempts: 0,
        updated_at: new Date().toISOString(),
      });
      await this.record(manager, staff, id, { action: 'UPDATE', event: 'retried' });
    });
    this.worker.wake();
    return this.list.read(id);
  }

  /** With all its files. @throws ApiError 404, 409 `in_use` with every place that shows it */
  async remove(staff: Staff, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await held(manager, id);
      await refuseWhileUsed(manager, id);
      await manager.delete(Media, id);
      await this.record(manager, staff, id, { action: 'DELETE' });
    });
    await this.forget(id);
  }

  /** What cannot be removed now is swept later: nobody knows of it any more. */
  private async forget(id: string): Promise<void> {
    await this.store.removeAll(id).catch((failure) => this.log.warn(describeFault(failure), 'files stay'));
  }

  private record(manager: EntityManager, staff: Staff, id: string, change: Pick<Change, 'action' | 'event'>) {
    return this.activity.record(manager, staff, { ...change, resource_type: 'media', resource_id: id });
  }
}

/** The row, locked: nobody begins to show it meanwhile. @throws ApiError 404 */
async function held(manager: EntityManager, id: string): Promise<Media> {
  const picture = await manager.findOne(Media, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!picture) throw new ApiError('not_found');
  return picture;
}

/** The texts that say something. */
const written = (texts: Record<string, string | null | undefined>): AltTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
