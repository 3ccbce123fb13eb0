import { Injectable } from '@nestjs/common';
import type { Page } from '@lens/contracts/lists';
import type { RunDetail, RunOutcome, RunRequest, TranslationRun } from '@lens/contracts/runs';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Staff } from '../../common/staff.js';
import { ApiError } from '../../common/errors/api-error.js';
import { readPage } from '../../common/list.js';
import { raiseRevision, type BaseRevision } from '../../common/revision/raise-revision.js';
import { requirePermission } from '../permissions/require-permission.js';
import { PendingTexts } from './pending-texts.js';
import { RunRecord } from './run-record.js';
import { RunRow, RunText } from './run.entity.js';
import { RunWorker } from './run-worker.js';
import type { RunsQuery } from './runs.dto.js';

/** As many texts as staff would look at one by one. */
const maxLeft = 100;
const leftToStaff: RunOutcome[] = ['needs_human', 'skipped', 'failed'];

const insertTexts = `
  INSERT INTO translation_run_texts (run_id, position, language, namespace, key)
  SELECT $1, position, language, namespace, key
  FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS text (language, namespace, key, position)`;

/** Starts, lists, cancels and resumes runs. */
@Injectable()
export class RunsService {
  constructor(
    private readonly database: DataSource,
    private readonly pending: PendingTexts,
    private readonly record: RunRecord,
    private readonly worker: RunWorker,
  ) {}

  async list(query: RunsQuery): Promise<Page<TranslationRun>> {
    const { manager } = this.database;
    const page = await readPage(manager.createQueryBuilder(RunRow, 'run'), query);
    return { ...page, items: await this.withOutcomes(manager, page.items) };
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<RunDetail> {
    const { manager } = this.database;
    const row = await manager.findOneBy(RunRow, { id });
    if (!row) throw new ApiError('not_found');
    const [run] = await this.withOutcomes(manager, [row]);
    const left = await manager.find(RunText, {
      where: { run_id: id, outcome: In(leftToStaff) },
      order: { position: 'ASC' },
      take: maxLeft,
    });
    return { ...run!, left: left as RunDetail['left'] };
  }

  /** @throws ApiError 403, 404 when the namespace does not exist, 503 `texts_unavailable` */
  async start(staff: Staff, request: RunRequest): Promise<TranslationRun> {
    requirePermission(staff, 'translate', request.languages);
    const texts = await this.pending.find(request);
    const names = texts.map(({ name }) => name);
    const pendingLanguages = [...new Set(names.map(({ language }) => language))] as RunRow['languages'];
    const id = await this.database.transaction(async (manager) => {
      await manager.query(`DELETE FROM translation_runs WHERE ended_at < now() - interval '90 days'`);
      const { id } = await manager.save(
        manager.create(RunRow, {
          username: staff.username,
          languages: pendingLanguages.length > 0 ? pendingLanguages : [...new Set(request.languages)],
          namespace: request.namespace ?? null,
          states: [...new Set(request.states)],
          texts: names.length,
          state: 'waiting',
        }),
      );
      const columns = (['language', 'namespace', 'key'] as const).map((part) =>
        names.map((name) => name[part]),
      );
      await manager.query(insertTexts, [id, ...columns]);
      await this.record.begin(manager, staff, { id, texts: names.length }, 'started');
      return id;
    });
    this.worker.wake();
    return this.read(id);
  }

  /** From then on nothing more is sent or saved. @throws ApiError 404, 412, 409 `run_over` */
  async cancel(staff: Staff, base: BaseRevision): Promise<TranslationRun> {
    await this.database.transaction(async (manager) => {
      const { id, state } = await raiseRevision(manager, RunRow, base, staff);
      if (state !== 'waiting' && state !== 'running') throw new ApiError('run_over');
      await this.record.end(manager, staff, { id, state: 'cancelled', reason: null });
    });
    return this.read(base.id);
  }

  /** Continues with the remaining texts. @throws ApiError 403, 404, 412, 409 `run_not_interrupted` */
  async resume(staff: Staff, base: BaseRevision): Promise<TranslationRun> {
    await this.database.transaction(async (manager) => {
      const run = await raiseRevision(manager, RunRow, base, staff);
      requirePermission(staff, 'translate', run.languages);
      if (run.state !== 'cancelled' && run.state !== 'stopped') throw new ApiError('run_not_interrupted');
      await manager.update(RunRow, run.id, {
        state: 'waiting',
        reason: null,
        ended_at: null,
        waiting_since: null,
        is_resumed: true,
      });
      await this.record.begin(manager, staff, run, 'resumed');
    });
    this.worker.wake();
    return this.read(base.id);
  }

  private async withOutcomes(manager: EntityManager, rows: RunRow[]): Promise<TranslationRun[]> {
    const outcomes = await this.record.outcomes(
      manager,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, outcomes: outcomes.get(row.id)! }));
  }
}
