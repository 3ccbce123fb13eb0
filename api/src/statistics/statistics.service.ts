import { Injectable } from '@nestjs/common';
import type { Page } from '@lens/contracts/lists';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { containing, readPage } from '../common/list.js';
import { Statistic } from './statistic.entity.js';
import type { StatisticQuery, StatisticUpdateDto } from './statistics.dto.js';

@Injectable()
export class StatisticsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  list({ search, ...paging }: StatisticQuery): Promise<Page<Statistic>> {
    const query = this.database.manager.createQueryBuilder(Statistic, 'statistic');
    if (search) {
      const pattern = containing(search);
      query.andWhere("concat_ws(' ', statistic.key, statistic.label) ILIKE :pattern", { pattern });
    }
    return readPage(query, paging);
  }

  /** @throws ApiError 404 */
  update(staff: Staff, id: string, change: StatisticUpdateDto): Promise<Statistic> {
    return this.database.transaction(async (manager) => {
      const statistic = await manager.findOneBy(Statistic, { id });
      if (!statistic) throw new ApiError('not_found');
      await manager.save(manager.merge(Statistic, statistic, change));
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        resource_type: 'statistic',
        resource_id: id,
      });
      return statistic;
    });
  }
}
