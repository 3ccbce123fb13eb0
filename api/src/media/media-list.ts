import { Injectable } from '@nestjs/common';
import type { Page } from '@lens/contracts/lists';
import type { MediaAnswer, MediaDetail } from '@lens/contracts/media';
import { DataSource } from 'typeorm';
import { isAllowed } from '../common/access.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import type { Staff } from '../common/staff.js';
import { toMediaAnswers } from './media-answers.js';
import { whereStatus } from './media-status.js';
import { findMediaUsage } from './find-media-usage.js';
import type { MediaQuery } from './media.dto.js';
import { Media } from './media.entity.js';

const matchesSearchSql = `(${sqlContains('media.filename', 'search')}
  OR EXISTS (SELECT FROM jsonb_each_text(media.alt) AS text WHERE ${sqlContains('text.value', 'search')}))`;

const isInFolderSql = `(media.folder = :folder OR starts_with(media.folder, :folder || '/'))`;

/** Lists and reads pictures for staff. */
@Injectable()
export class MediaList {
  constructor(private readonly database: DataSource) {}

  async list({ status, folder, search, ...paging }: MediaQuery): Promise<Page<MediaAnswer>> {
    const { manager } = this.database;
    const query = manager.createQueryBuilder(Media, 'media');
    if (status) query.andWhere(whereStatus[status]);
    if (folder) query.andWhere(isInFolderSql, { folder });
    if (search) query.andWhere(matchesSearchSql, { search });
    const page = await readPage(query, paging);
    return { ...page, items: await toMediaAnswers(manager, page.items) };
  }

  /** @throws ApiError 404 */
  async read({ role }: Pick<Staff, 'role'>, id: string): Promise<MediaDetail> {
    const { manager } = this.database;
    const picture = await manager.findOneBy(Media, { id });
    if (!picture) throw new ApiError('not_found');
    const [answer] = await toMediaAnswers(manager, [picture]);
    return { ...answer!, usage: await findMediaUsage(manager, id, isAllowed(role, 'editor')) };
  }
}
