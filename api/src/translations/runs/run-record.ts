import { Injectable } from '@nestjs/common';
import type { TranslationRun } from '@lens/contracts/runs';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { countAsChange } from '../../activity/field-changes.js';
import { RunRow } from './run.entity.js';

type RunEnd = Pick<RunRow, 'id' | 'reason'> & { state: 'cancelled' | 'stopped' | 'finished' };

const count = `
  SELECT run_id, outcome, count(*)::int AS texts FROM translation_run_texts
  WHERE run_id = ANY ($1) AND outcome IS NOT NULL GROUP BY run_id, outcome`;

/** Counts the outcomes of runs, and records in the activity log each time that a run begins or ends. */
@Injectable()
export class RunRecord {
  constructor(private readonly activity: ActivityLog) {}

  /** By the id of each run: how many texts have which outcome. */
  async outcomes(manager: EntityManager, ids: string[]): Promise<Map<string, TranslationRun['outcomes']>> {
    const noOutcomes = () => ({ translated: 0, needs_human: 0, skipped: 0, failed: 0 });
    const counts = new Map(ids.map((id) => [id, noOutcomes()]));
    const rows = await manager.query<
      { run_id: string; outcome: keyof TranslationRun['outcomes']; texts: number }[]
    >(count, [ids]);
    for (const { run_id, outcome, texts } of rows) counts.get(run_id)![outcome] = texts;
    return counts;
  }

  async begin(
    manager: EntityManager,
    staff: { username: string },
    { id, texts }: Pick<RunRow, 'id' | 'texts'>,
    event: 'started' | 'resumed',
  ): Promise<void> {
    await this.activity.record(manager, staff, {
      action: event === 'started' ? 'CREATE' : 'UPDATE',
      event,
      resource_type: 'translation_run',
      resource_id: id,
      changes: countAsChange('texts', texts),
    });
  }

  async end(
    manager: EntityManager,
    staff: { username: string },
    { id, state, reason }: RunEnd,
  ): Promise<void> {
    await manager.update(RunRow, id, {
      state,
      reason,
      ended_at: new Date().toISOString(),
      lease: null,
      leased_until: null,
    });
    const outcomes = (await this.outcomes(manager, [id])).get(id)!;
    const changes = Object.entries(outcomes).filter(([, texts]) => texts > 0);
    await this.activity.record(manager, staff, {
      action: 'UPDATE',
      event: state,
      resource_type: 'translation_run',
      resource_id: id,
      changes: Object.fromEntries(changes.map(([name, texts]) => [name, { before: null, after: texts }])),
    });
  }
}
