import { Injectable } from '@nestjs/common';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { nearestLanguage } from '@lens/contracts/per-language';
import type { PublicStatistic } from '@lens/contracts/statistics';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { containing, readPage } from '../common/list.js';
import { Statistic } from './statistic.entity.js';
import type { PublicStatisticQuery, StatisticQuery, StatisticUpdateDto } from './statistics.dto.js';

const editable = ['value', 'prefix', 'suffix', 'labels', 'position'] as const;

@Injectable()
export class StatisticsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** Every label in one language, or along its fallback where there is none. */
  async listPublic({ lng, search, ...paging }: PublicStatisticQuery): Promise<Page<PublicStatistic>> {
    const query = this.database.manager.createQueryBuilder(Statistic, 'statistic');
    if (search) {
      query.andWhere(
        `concat_ws(' ', statistic.key, (SELECT statistic.labels ->> code
          FROM unnest(CAST(:chain AS text[])) WITH ORDINALITY AS chain (code, place)
          WHERE jsonb_exists(statistic.labels, code) ORDER BY place LIMIT 1)) ILIKE :pattern`,
        { chain: fallbackChain(lng), pattern: containing(search) },
      );
    }
    const page = await readPage(query, paging);
    return { ...page, items: page.items.map((row) => inLanguage(row, lng)) };
  }

  list({ search, ...paging }: StatisticQuery): Promise<Page<Statistic>> {
    const query = this.database.manager.createQueryBuilder(Statistic, 'statistic');
    if (search) {
      query.andWhere(
        `concat_ws(' ', statistic.key, (SELECT string_agg(label, ' ')
          FROM jsonb_each_text(statistic.labels) AS written (lng, label))) ILIKE :pattern`,
        { pattern: containing(search) },
      );
    }
    return readPage(query, paging);
  }

  /** @throws ApiError 404 */
  update(staff: Staff, id: string, change: StatisticUpdateDto): Promise<Statistic> {
    return this.database.transaction(async (manager) => {
      const before = await manager.findOne(Statistic, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw new ApiError('not_found');
      const after: Statistic = { ...before, ...change };
      await manager.update(Statistic, id, after);
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        resource_type: 'statistic',
        resource_id: id,
        changes: fieldChanges(editable, before, after),
      });
      return after;
    });
  }
}

function inLanguage({ labels, ...figure }: Statistic, wanted: LanguageCode): PublicStatistic {
  const lng = nearestLanguage(labels, wanted);
  return { ...figure, lng, label: labels[lng]! };
}
