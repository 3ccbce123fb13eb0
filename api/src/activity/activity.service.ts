import { Injectable } from '@nestjs/common';
import type { Page } from '@lens/contracts/lists';
import { DataSource } from 'typeorm';
import { containing, readPage } from '../common/list.js';
import type { ActivityQuery } from './activity.dto.js';
import { Activity } from './activity.entity.js';

/** Columns whose values a filter may ask for, each under its own name. */
const filters = ['action', 'event', 'resource_type', 'username'] as const;

@Injectable()
export class ActivityService {
  constructor(private readonly database: DataSource) {}

  list(request: ActivityQuery): Promise<Page<Activity>> {
    const { from, to, search } = request;
    const query = this.database.manager.createQueryBuilder(Activity, 'entry');
    for (const filter of filters) {
      const value = request[filter];
      if (value !== undefined) query.andWhere(`entry.${filter} = :${filter}`, { [filter]: value });
    }
    if (from) query.andWhere('entry.created_at >= :from', { from });
    if (to) query.andWhere('entry.created_at < :to', { to });
    if (search) {
      const pattern = containing(search);
      query.andWhere("concat_ws(' ', entry.username, entry.event, entry.resource_type) ILIKE :pattern", {
        pattern,
      });
    }
    return readPage(query, request);
  }

  latest(count: number): Promise<Activity[]> {
    return this.database.manager.find(Activity, { order: { created_at: 'DESC', id: 'ASC' }, take: count });
  }
}
