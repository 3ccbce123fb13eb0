import { Injectable } from '@nestjs/common';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { nearestLanguage } from '@lens/contracts/per-language';
import { findFigureProblem, type PublicStatistic } from '@lens/contracts/statistics';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { FigureOrder } from './figure-order.js';
import { Statistic } from './statistic.entity.js';
import type { PublicStatisticQuery, StatisticQuery, StatisticUpdateDto } from './statistics.dto.js';

const editable = ['value', 'prefix', 'suffix', 'labels', 'position'] as const;

@Injectable()
export class StatisticsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly order: FigureOrder,
  ) {}

  /** Labels come in one language, or in its nearest fallback that has one. */
  async listPublic({ lng, search, ...paging }: PublicStatisticQuery): Promise<Page<PublicStatistic>> {
    const query = this.database.manager.createQueryBuilder(Statistic, 'statistic');
    if (search) {
      query.andWhere(
        sqlContains(
          `concat_ws(' ', statistic.key, (SELECT statistic.labels ->> code
          FROM unnest(CAST(:chain AS text[])) WITH ORDINALITY AS chain (code, place)
          WHERE jsonb_exists(statistic.labels, code) ORDER BY place LIMIT 1))`,
          'search',
        ),
        { chain: fallbackChain(lng), search },
      );
    }
    const page = await readPage(query, paging);
    return { ...page, items: page.items.map((row) => toPublicStatistic(row, lng)) };
  }

  list({ search, ...paging }: StatisticQuery): Promise<Page<Statistic>> {
    const query = this.database.manager.createQueryBuilder(Statistic, 'statistic');
    if (search) {
      query.andWhere(
        sqlContains(
          `concat_ws(' ', statistic.key, (SELECT string_agg(label, ' ')
          FROM jsonb_each_text(statistic.labels) AS translated (lng, label)))`,
          'search',
        ),
        { search },
      );
    }
    return readPage(query, paging);
  }

  /** @throws ApiError 400, 404, 412 `revision_conflict` */
  update(staff: Staff, base: BaseRevision, change: StatisticUpdateDto): Promise<Statistic> {
    return this.database.transaction(async (manager) => {
      const before = await raiseRevision(manager, Statistic, base, staff);
      const after: Statistic = { ...before, ...change };
      const { value, suffix } = change;
      if (value !== undefined || suffix !== undefined)
        requirePossible(after, value === undefined ? 'suffix' : 'value');
      await manager.update(Statistic, base.id, after);
      if (Object.keys(change).every((field) => field === 'position'))
        await this.order.recordReorder(manager, staff);
      else
        await this.activity.record(manager, staff, {
          action: 'UPDATE',
          resource_type: 'statistic',
          resource_id: base.id,
          changes: fieldChanges(editable, before, after),
        });
      return after;
    });
  }
}

/** @param path the field to report as invalid: the one that the request changes */
function requirePossible(figure: Statistic, path: 'value' | 'suffix'): void {
  const message = findFigureProblem(figure);
  if (message) throw new ApiError('validation_failed', { details: [{ path, code: 'custom', message }] });
}

function toPublicStatistic({ labels, ...figure }: Statistic, requested: LanguageCode): PublicStatistic {
  const lng = nearestLanguage(labels, requested);
  return { ...figure, lng, label: labels[lng]! };
}
