import { Injectable } from '@nestjs/common';
import { type FolderRename, type MediaFolders, type MediaMove, type MediaMoved } from '@lens/contracts/media';
import { DataSource, In, type EntityManager } from 'typeorm';
import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { ActivityLog } from '../../activity/activity-log.js';
import { ApiError } from '../../common/errors/api-error.js';
import { conflictWith, raiseRevision, type Seen } from '../../common/revision/raise-revision.js';
import type { Staff } from '../../common/staff.js';
import { lockUntilCommit } from '../../database/locks.js';
import { Media } from '../media.entity.js';
import { foldersOf, revisionOf, type Lying } from './tree.js';

interface Renamed {
  moved: number;
  revision: number;
}

/** Where staff keep pictures. A folder is there as long as something lies in it. */
@Injectable()
export class FolderDesk {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  async list(): Promise<MediaFolders> {
    const lying = await this.database.manager.query<Lying[]>(
      `SELECT id, folder FROM media WHERE folder IS NOT NULL`,
    );
    return { folders: foldersOf(lying) };
  }

  /** Each as far as nobody changed it since, with its entry in the log; the others stay, and are named. */
  move(staff: Staff, { media, folder }: MediaMove): Promise<MediaMoved> {
    return this.database.transaction(async (manager) => {
      await lockUntilCommit(manager, 'media folders');
      const found = await manager.find(Media, {
        where: { id: In(media.map(({ id }) => id)) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const rows = new Map(found.map((picture) => [picture.id, picture]));
      const results: MediaMoved['results'] = [];
      for (const seen of media)
        results.push(
          await this.moveOne(manager, staff, { ...seen, id: seen.id.toLowerCase() }, rows, folder),
        );
      return { results };
    });
  }

  /**
   * With the folders within it. Never into one that is there: which picture came from where could not be told any more.
   * @param seen the revision of the folder
   * @throws ApiError 404, 412 when something else lies in it now, 409 `folder_exists`, 400 when a path would become too long
   */
  rename(staff: Staff, seen: number, { from, to }: FolderRename): Promise<Renamed> {
    return this.database.transaction(async (manager) => {
      await lockUntilCommit(manager, 'media folders');
      const lying = await heldIn(manager, from);
      if (lying.length === 0) throw new ApiError('not_found');
      if (revisionOf(lying) !== seen) throw conflictWith(lastBy(lying), staff.username);
      if ((await heldIn(manager, to)).length > 0) throw new ApiError('folder_exists');
      const deepest = Math.max(...lying.map(({ folder }) => folder.length));
      if (deepest - from.length + to.length > mediaMaxLengths.folder) throw tooLong();
      await manager.query(
        `UPDATE media SET folder = $2 || substr(folder, length($1) + 1), updated_at = now(),
          revision = revision + 1, changed_by = $4 WHERE id = ANY ($3)`,
        [from, to, lying.map(({ id }) => id), staff.username],
      );
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event: 'renamed',
        resource_type: 'media_folder',
        resource_id: null,
        changes: { folder: { before: from, after: to } },
      });
      return { moved: lying.length, revision: revisionOf(await heldIn(manager, to)) };
    });
  }

  private async moveOne(
    manager: EntityManager,
    staff: Staff,
    { id, revision }: Seen,
    rows: ReadonlyMap<string, Media>,
    folder: string | null,
  ): Promise<MediaMoved['results'][number]> {
    const picture = rows.get(id);
    const refused = (newest: number | null, { message }: ApiError) =>
      ({ id, result: 'refused', revision: newest, error: message }) as const;
    if (!picture) return refused(null, new ApiError('not_found'));
    if (picture.revision !== revision)
      return refused(picture.revision, conflictWith(picture.changed_by, staff.username));
    const before = picture.folder;
    if (before === folder) return { id, result: 'unchanged', revision, error: null };
    const moved = await raiseRevision(manager, Media, { id, revision }, staff);
    // Named twice, it is refused the second time.
    picture.revision = moved.revision;
    picture.changed_by = moved.changed_by;
    await manager.update(Media, id, { folder, updated_at: new Date().toISOString() });
    await this.activity.record(manager, staff, {
      action: 'UPDATE',
      event: 'moved',
      resource_type: 'media',
      resource_id: id,
      changes: { folder: { before, after: folder } },
    });
    return { id, result: 'moved', revision: moved.revision, error: null };
  }
}

interface Held extends Lying {
  changed_by: string | null;
  updated_at: Date;
}

/** Who changed any of them last. */
const lastBy = (lying: Held[]): string | null =>
  lying.reduce((last, one) => (one.updated_at > last.updated_at ? one : last)).changed_by;

/** What lies in a folder and in those within it, locked: nobody moves it meanwhile. */
const heldIn = (manager: EntityManager, folder: string) =>
  manager.query<Held[]>(
    `SELECT id, folder, changed_by, updated_at FROM media WHERE folder = $1 OR starts_with(folder, $1 || '/') ORDER BY id FOR UPDATE`,
    [folder],
  );

const tooLong = () =>
  new ApiError('validation_failed', {
    details: [{ path: 'to', code: 'too_long', message: 'A folder within it would have too long a path.' }],
  });
