import { Injectable } from '@nestjs/common';
import {
  folderLimit,
  type FolderRename,
  type MediaFolder,
  type MediaFolders,
  type MediaMove,
} from '@lens/contracts/media';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import type { Staff } from '../../auth/staff.js';
import { ApiError } from '../../common/errors/api-error.js';
import { Media } from '../media.entity.js';
import { foldersOf } from './tree.js';

interface Moved {
  moved: number;
}

/** Where staff keep pictures. A folder is there as long as something lies in it. */
@Injectable()
export class FolderDesk {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  async list(): Promise<MediaFolders> {
    const lying = await this.database.manager.query<MediaFolder[]>(
      `SELECT folder AS path, count(*)::int AS count FROM media WHERE folder IS NOT NULL GROUP BY folder`,
    );
    return { folders: foldersOf(lying) };
  }

  /** All or none of them, each with its entry in the log. @throws ApiError 400 naming those that are not there */
  move(staff: Staff, { media_ids, folder }: MediaMove): Promise<Moved> {
    return this.database.transaction(async (manager) => {
      const found = await manager.find(Media, {
        where: { id: In(media_ids) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      refuseUnknown(media_ids, found);
      const moving = found.filter((picture) => picture.folder !== folder);
      await manager.update(
        Media,
        { id: In(moving.map(({ id }) => id)) },
        { folder, updated_at: new Date().toISOString() },
      );
      for (const { id, folder: before } of moving)
        await this.activity.record(manager, staff, {
          action: 'UPDATE',
          event: 'moved',
          resource_type: 'media',
          resource_id: id,
          changes: { folder: { before, after: folder } },
        });
      return { moved: moving.length };
    });
  }

  /**
   * With the folders within it. Never into one that is there: which picture came from where could not be told any more.
   * @throws ApiError 404, 409 `folder_exists`, 400 when a path would become too long
   */
  rename(staff: Staff, { from, to }: FolderRename): Promise<Moved> {
    return this.database.transaction(async (manager) => {
      const lying = await heldIn(manager, from);
      if (lying.length === 0) throw new ApiError('not_found');
      if ((await heldIn(manager, to)).length > 0) throw new ApiError('folder_exists');
      const deepest = Math.max(...lying.map(({ folder }) => folder.length));
      if (deepest - from.length + to.length > folderLimit) throw tooLong();
      await manager.query(
        `UPDATE media SET folder = $2 || substr(folder, length($1) + 1), updated_at = now() WHERE id = ANY ($3)`,
        [from, to, lying.map(({ id }) => id)],
      );
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event: 'renamed',
        resource_type: 'media_folder',
        resource_id: null,
        changes: { folder: { before: from, after: to } },
      });
      return { moved: lying.length };
    });
  }
}

/** What lies in a folder and in those within it, locked: nobody moves it meanwhile. */
const heldIn = (manager: EntityManager, folder: string) =>
  manager.query<{ id: string; folder: string }[]>(
    `SELECT id, folder FROM media WHERE folder = $1 OR starts_with(folder, $1 || '/') ORDER BY id FOR UPDATE`,
    [folder],
  );

/** @throws ApiError 400 with a detail for each id of no picture */
function refuseUnknown(ids: string[], found: Media[]): void {
  const known = new Set(found.map(({ id }) => id));
  const details = ids.flatMap((id, index) =>
    known.has(id.toLowerCase())
      ? []
      : [{ path: `media_ids.${index}`, code: 'unknown_media', message: 'There is no such image.' }],
  );
  if (details.length > 0) throw new ApiError('validation_failed', { details });
}

const tooLong = () =>
  new ApiError('validation_failed', {
    details: [{ path: 'to', code: 'too_long', message: 'A folder within it would have too long a path.' }],
  });
