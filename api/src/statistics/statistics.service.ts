import { Injectable } from '@nestjs/common';
import { earliestCurrentDay, findBasisProblem } from '@lens/contracts/claim-basis';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { nearestLanguage } from '@lens/contracts/per-language';
import { dayInZone } from '@lens/contracts/practice-time';
import {
  findFigureProblem,
  findUnsupportedBasis,
  type Basis,
  type PublicStatistic,
} from '@lens/contracts/statistics';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import { Clock } from '../common/clock.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { SettingsService } from '../settings/settings.service.js';
import { FigureOrder } from './figure-order.js';
import { Statistic } from './statistic.entity.js';
import type { PublicStatisticQuery, StatisticQuery, StatisticUpdateDto } from './statistics.dto.js';

const editable = ['value', 'prefix', 'suffix', 'labels', 'position', 'basis'] as const;

@Injectable()
export class StatisticsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly order: FigureOrder,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Texts come in one language, or in its nearest fallback that has them. If staff want that, figures without a basis of
   * the last year are left out.
   */
  async listPublic({ lng, search, ...paging }: PublicStatisticQuery): Promise<Page<PublicStatistic>> {
    const query = this.database.manager.createQueryBuilder(Statistic, 'statistic');
    const { today, hideUnfounded } = await this.readRules(this.database.manager);
    // A day as text sorts as the day does; a figure without a basis has none.
    if (hideUnfounded)
      query.andWhere(`statistic.basis ->> 'to' >= :earliest`, { earliest: earliestCurrentDay(today) });
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
      const { basis, ...fields } = change;
      const after: Statistic = { ...before, ...fields };
      const { value, suffix } = change;
      if (value !== undefined || suffix !== undefined)
        requirePossible(after, value === undefined ? 'suffix' : 'value');
      if (basis) requireSupport(after, basis, (await this.readRules(manager)).today);
      after.basis = basis === undefined ? supportingBasis(after) : basis && { ...basis, is_sample: false };
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

  /** What decides which figures are shown: staff, and the day at the practice. */
  private async readRules(manager: EntityManager) {
    const { timeZone, hideUnfounded } = (await this.settings.read(manager)).value;
    return { hideUnfounded, today: dayInZone(this.clock.now(), timeZone) };
  }
}

function requireSupport(figure: Statistic, basis: Omit<Basis, 'is_sample'>, today: string): void {
  const problem = findUnsupportedBasis(figure, basis, today);
  if (!problem) return;
  throw new ApiError('validation_failed', {
    details: [{ path: `basis.${problem.path}`, code: 'custom', message: problem.message }],
  });
}

/** The stored basis, unless the changed figure says something else. */
const supportingBasis = ({ basis, ...figure }: Statistic): Basis | null =>
  basis && findBasisProblem(figure, basis) === null ? basis : null;

/** @param path the field to report as invalid: the one that the request changes */
function requirePossible(figure: Statistic, path: 'value' | 'suffix'): void {
  const message = findFigureProblem(figure);
  if (message) throw new ApiError('validation_failed', { details: [{ path, code: 'custom', message }] });
}

function toPublicStatistic(
  { labels, basis, ...figure }: Statistic,
  requested: LanguageCode,
): PublicStatistic {
  const lng = nearestLanguage(labels, requested);
  return { ...figure, lng, label: labels[lng]!, basis: basis && toPublicBasis(basis, requested) };
}

function toPublicBasis({ definition, ...basis }: Basis, requested: LanguageCode): PublicStatistic['basis'] {
  const lng = nearestLanguage(definition, requested);
  return { ...basis, lng, definition: definition[lng]! };
}
