import { Injectable } from '@nestjs/common';
import { type FolderRename, type MediaFolders, type MediaMove, type MediaMoved } from '@lens/contracts/media';
import { DataSource, In, type EntityManager } from 'typeorm';
import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { ActivityLog } from '../../activity/activity-log.js';
import { ApiError } from '../../common/errors/api-error.js';
import { revisionConflict, raiseRevision, type BaseRevision } from '../../common/revision/raise-revision.js';
import type { Staff } from '../../common/staff.js';
import { lockUntilCommit } from '../../database/locks.js';
import { Media } from '../media.entity.js';
import { buildFolders, folderRevision, type FiledPicture } from './folder-tree.js';

interface RenameResult {
  moved: number;
  revision: number;
}

/** Lists and renames folders, and moves pictures. A folder exists while a picture is filed in it. */
@Injectable()
export class FoldersService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  async list(): Promise<MediaFolders> {
    const pictures = await this.database.manager.query<FiledPicture[]>(
      `SELECT id, folder FROM media WHERE folder IS NOT NULL`,
    );
    return { folders: buildFolders(pictures) };
  }

  /** Moves each picture that nobody has changed since, and records it; the result names those that were refused. */
  move(staff: Staff, { media, folder }: MediaMove): Promise<MediaMoved> {
    return this.database.transaction(async (manager) => {
      await lockUntilCommit(manager, 'media folders');
      const pictures = await manager.find(Media, {
        where: { id: In(media.map(({ id }) => id)) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const picturesById = new Map(pictures.map((picture) => [picture.id, picture]));
      const results: MediaMoved['results'] = [];
      for (const base of media)
        results.push(
          await this.moveOne(manager, staff, { ...base, id: base.id.toLowerCase() }, picturesById, folder),
        );
      return { results };
    });
  }

  /**
   * Renames a folder with its subfolders, but not into an existing folder: nobody could undo that, since nobody would
   * know which picture came from where.
   * @param baseRevision the revision of the folder
   * @throws ApiError 404, 412 if its pictures have changed, 409 `folder_exists`, 400 if a path would become too long
   */
  rename(staff: Staff, baseRevision: number, { from, to }: FolderRename): Promise<RenameResult> {
    return this.database.transaction(async (manager) => {
      await lockUntilCommit(manager, 'media folders');
      const pictures = await lockPicturesIn(manager, from);
      if (pictures.length === 0) throw new ApiError('not_found');
      if (folderRevision(pictures) !== baseRevision)
        throw revisionConflict(findLastEditor(pictures), staff.username);
      if ((await lockPicturesIn(manager, to)).length > 0) throw new ApiError('folder_exists');
      const maxLength = Math.max(...pictures.map(({ folder }) => folder.length));
      if (maxLength - from.length + to.length > mediaMaxLengths.folder) throw pathTooLongError();
      await manager.query(
        `UPDATE media SET folder = $2 || substr(folder, length($1) + 1), updated_at = now(),
          revision = revision + 1, changed_by = $4 WHERE id = ANY ($3)`,
        [from, to, pictures.map(({ id }) => id), staff.username],
      );
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event: 'renamed',
        resource_type: 'media_folder',
        resource_id: null,
        changes: { folder: { before: from, after: to } },
      });
      return { moved: pictures.length, revision: folderRevision(await lockPicturesIn(manager, to)) };
    });
  }

  private async moveOne(
    manager: EntityManager,
    staff: Staff,
    { id, revision }: BaseRevision,
    picturesById: ReadonlyMap<string, Media>,
    folder: string | null,
  ): Promise<MediaMoved['results'][number]> {
    const picture = picturesById.get(id);
    const refused = (newest: number | null, { message }: ApiError) =>
      ({ id, result: 'refused', revision: newest, error: message }) as const;
    if (!picture) return refused(null, new ApiError('not_found'));
    if (picture.revision !== revision)
      return refused(picture.revision, revisionConflict(picture.changed_by, staff.username));
    const before = picture.folder;
    if (before === folder) return { id, result: 'unchanged', revision, error: null };
    const moved = await raiseRevision(manager, Media, { id, revision }, staff);
    // If the request names a picture twice, the second one is refused.
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

interface LockedPicture extends FiledPicture {
  changed_by: string | null;
  updated_at: Date;
}

/** The name of whoever changed any of the pictures last. */
const findLastEditor = (pictures: LockedPicture[]): string | null =>
  pictures.reduce((last, picture) => (picture.updated_at > last.updated_at ? picture : last)).changed_by;

/** Locks the pictures in a folder and its subfolders, so that nobody moves them meanwhile. */
const lockPicturesIn = (manager: EntityManager, folder: string) =>
  manager.query<LockedPicture[]>(
    `SELECT id, folder, changed_by, updated_at FROM media WHERE folder = $1 OR starts_with(folder, $1 || '/') ORDER BY id FOR UPDATE`,
    [folder],
  );

const pathTooLongError = () =>
  new ApiError('validation_failed', {
    details: [{ path: 'to', code: 'too_long', message: 'The path of a folder in it would be too long.' }],
  });
