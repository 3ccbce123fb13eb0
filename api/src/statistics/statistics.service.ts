import { Injectable } from '@nestjs/common';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { nearestLanguage } from '@lens/contracts/per-language';
import { isPossibleFigure, tooManyPercent, type PublicStatistic } from '@lens/contracts/statistics';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { Activity } from '../activity/activity.entity.js';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { holds, readPage } from '../common/list.js';
import { raiseRevision, type Seen } from '../common/revision/raise-revision.js';
import { Statistic } from './statistic.entity.js';
import type { PublicStatisticQuery, StatisticQuery, StatisticUpdateDto } from './statistics.dto.js';

const editable = ['value', 'prefix', 'suffix', 'labels', 'position'] as const;

/** Whoever moves figures within this time puts them into one order. */
const orderMs = 60_000;

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
        holds(
          `concat_ws(' ', statistic.key, (SELECT statistic.labels ->> code
          FROM unnest(CAST(:chain AS text[])) WITH ORDINALITY AS chain (code, place)
          WHERE jsonb_exists(statistic.labels, code) ORDER BY place LIMIT 1))`,
          'search',
        ),
        { chain: fallbackChain(lng), search },
      );
    }
    const page = await readPage(query, paging);
    return { ...page, items: page.items.map((row) => inLanguage(row, lng)) };
  }

  list({ search, ...paging }: StatisticQuery): Promise<Page<Statistic>> {
    const query = this.database.manager.createQueryBuilder(Statistic, 'statistic');
    if (search) {
      query.andWhere(
        holds(
          `concat_ws(' ', statistic.key, (SELECT string_agg(label, ' ')
          FROM jsonb_each_text(statistic.labels) AS written (lng, label)))`,
          'search',
        ),
        { search },
      );
    }
    return readPage(query, paging);
  }

  /** @throws ApiError 400, 404, 412 `revision_conflict` */
  update(staff: Staff, seen: Seen, change: StatisticUpdateDto): Promise<Statistic> {
    return this.database.transaction(async (manager) => {
      const before = await raiseRevision(manager, Statistic, seen, staff);
      const after: Statistic = { ...before, ...change };
      const { value, suffix } = change;
      if ((value !== undefined || suffix !== undefined) && !isPossibleFigure(after)) throw tooMuch(value);
      await manager.update(Statistic, seen.id, after);
      if (Object.keys(change).every((field) => field === 'position')) await this.recordOrder(manager, staff);
      else
        await this.activity.record(manager, staff, {
          action: 'UPDATE',
          resource_type: 'statistic',
          resource_id: seen.id,
          changes: fieldChanges(editable, before, after),
        });
      return after;
    });
  }

  /** A figure that moves makes others give way, each by a write of its own: the log says once that the order is another. */
  private async recordOrder(manager: EntityManager, staff: Staff): Promise<void> {
    const entry = { event: 'reordered', resource_type: 'statistic' };
    const created_at = MoreThan(new Date(Date.now() - orderMs).toISOString());
    if (await manager.existsBy(Activity, { ...entry, username: staff.username, created_at })) return;
    await this.activity.record(manager, staff, { ...entry, action: 'UPDATE', resource_id: null });
  }
}

const tooMuch = (value: number | undefined): ApiError => {
  const path = value === undefined ? 'suffix' : 'value';
  return new ApiError('validation_failed', { details: [{ path, code: 'custom', message: tooManyPercent }] });
};

function inLanguage({ labels, ...figure }: Statistic, wanted: LanguageCode): PublicStatistic {
  const lng = nearestLanguage(labels, wanted);
  return { ...figure, lng, label: labels[lng]! };
}
