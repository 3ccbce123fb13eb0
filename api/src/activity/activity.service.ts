import { Injectable } from '@nestjs/common';
import type { Page } from '@lens/contracts/lists';
import { DataSource } from 'typeorm';
import { containing, readPage } from '../common/list.js';
import type { ActivityQuery } from './activity.dto.js';
import { Activity } from './activity.entity.js';

@Injectable()
export class ActivityService {
  constructor(private readonly database: DataSource) {}

  list({ action, resource_type, username, search, ...paging }: ActivityQuery): Promise<Page<Activity>> {
    const query = this.database.manager.createQueryBuilder(Activity, 'entry');
    if (action) query.andWhere('entry.action = :action', { action });
    if (resource_type) query.andWhere('entry.resource_type = :resource_type', { resource_type });
    if (username) query.andWhere('entry.username = :username', { username });
    if (search) {
      const pattern = containing(search);
      query.andWhere("concat_ws(' ', entry.username, entry.event, entry.resource_type) ILIKE :pattern", {
        pattern,
      });
    }
    return readPage(query, paging);
  }

  latest(count: number): Promise<Activity[]> {
    return this.database.manager.find(Activity, { order: { created_at: 'DESC', id: 'ASC' }, take: count });
  }
}
