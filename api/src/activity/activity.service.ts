import { Injectable } from '@nestjs/common';
import type { Page } from '@lens/contracts/lists';
import { DataSource } from 'typeorm';
import { sqlContains, readPage } from '../common/list.js';
import type { Staff } from '../common/staff.js';
import type { ActivityQuery } from './activity.dto.js';
import { Activity } from './activity.entity.js';
import { whereVisibleTo } from './visible-entries.js';

/** Columns that a request may filter by; each query parameter has the name of its column. */
const filterColumns = ['action', 'event', 'resource_type', 'username'] as const;

@Injectable()
export class ActivityService {
  constructor(private readonly database: DataSource) {}

  /** Lists only entries that this member of the staff may see. */
  list(staff: Staff, request: ActivityQuery): Promise<Page<Activity>> {
    const { from, to, search } = request;
    const query = whereVisibleTo(staff, this.database.manager.createQueryBuilder(Activity, 'entry'));
    for (const column of filterColumns) {
      const value = request[column];
      if (value !== undefined) query.andWhere(`entry.${column} = :${column}`, { [column]: value });
    }
    if (from) query.andWhere('entry.created_at >= :from', { from });
    if (to) query.andWhere('entry.created_at < :to', { to });
    if (search) {
      const searched =
        "concat_ws(' ', entry.username, entry.event, entry.resource_type, entry.resource_name)";
      query.andWhere(sqlContains(searched, 'search'), { search });
    }
    return readPage(query, request);
  }

  latest(staff: Staff, count: number): Promise<Activity[]> {
    return whereVisibleTo(staff, this.database.manager.createQueryBuilder(Activity, 'entry'))
      .orderBy('entry.created_at', 'DESC')
      .addOrderBy('entry.id', 'ASC')
      .limit(count)
      .getMany();
  }
}
