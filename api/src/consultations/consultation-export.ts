import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, In } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import type { Staff } from '../auth/staff.js';
import { inBatches } from '../common/batches.js';
import { LOGGER } from '../common/logging/logger.js';
import { csvFile } from '../common/output/csv.js';
import { User } from '../users/user.entity.js';
import { narrow } from './consultation-filters.js';
import { ConsultationViews } from './consultation-views.js';
import { Consultation } from './consultation.entity.js';
import type { ConsultationExportQuery } from './consultations.dto.js';

const columns = [
  'reference',
  'created_at',
  'status',
  'assignee',
  'firstName',
  'lastName',
  'email',
  'phone',
  'preferredContact',
  'procedure',
  'message',
  'language',
  'interpreter',
  'consent_version',
] as const;

@Injectable()
export class ConsultationExport {
  constructor(
    private readonly database: DataSource,
    private readonly views: ConsultationViews,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** What the filters leave, newest first, as a table. Which rows it holds is settled and recorded before the first one leaves. */
  async file(staff: Staff, filters: ConsultationExportQuery): Promise<StreamableFile> {
    const ids = await this.database.transaction(async (manager) => {
      const found = await narrow(manager.createQueryBuilder(Consultation, 'consultation'), filters)
        .select('consultation.id', 'id')
        .orderBy('consultation.created_at', 'DESC')
        .addOrderBy('consultation.id')
        .getRawMany<{ id: string }>();
      const all = found.map(({ id }) => id);
      await this.views.record(manager, staff, all, 'export');
      await this.activity.record(manager, staff, {
        action: 'CREATE',
        event: `exported_${all.length}_rows`,
        resource_type: 'consultation_file',
        resource_id: null,
      });
      return all;
    });
    return csvFile({ name: 'consultations', columns, rows: this.rows(ids), log: this.log });
  }

  private async *rows(ids: string[]) {
    const { manager } = this.database;
    const users = await manager.find(User, { select: { id: true, username: true } });
    const names = new Map(users.map(({ id, username }) => [id, username]));
    for await (const row of inBatches(ids, (batch) => manager.findBy(Consultation, { id: In(batch) })))
      yield { ...row, assignee: row.assignee && (names.get(row.assignee) ?? row.assignee) };
  }
}
