import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { channelWords, consultationStatusWords, procedureWords } from '@lens/contracts/consultation-words';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';
import type { Logger } from 'pino';
import { DataSource, In } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { countAsChange } from '../activity/field-changes.js';
import type { Staff } from '../common/staff.js';
import { inBatches } from '../common/batches.js';
import { LOGGER } from '../common/logging/logger.js';
import { csvFile } from '../common/output/csv.js';
import { SettingsService } from '../settings/settings.service.js';
import { User } from '../auth/accounts/user.entity.js';
import { narrow } from './consultation-filters.js';
import { ConsultationViews } from './consultation-views.js';
import { ConsultationNote } from './consultation-note.entity.js';
import { Consultation } from './consultation.entity.js';
import type { ConsultationExportQuery } from './consultations.dto.js';

const columns = {
  reference: 'Reference',
  received: 'Received',
  status: 'Status',
  assignee: 'Assigned to',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  preferredContact: 'Answer by',
  procedure: 'Procedure',
  message: 'Message',
  language: 'Language',
  interpreter: 'Interpreter',
  notes: 'Notes',
  consent_version: 'Consent',
} as const;

@Injectable()
export class ConsultationExport {
  constructor(
    private readonly database: DataSource,
    private readonly views: ConsultationViews,
    private readonly activity: ActivityLog,
    private readonly settings: SettingsService,
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
        event: 'exported',
        resource_type: 'consultation_file',
        resource_id: null,
        changes: countAsChange('rows', all.length),
      });
      return all;
    });
    const { value } = await this.settings.read(this.database.manager);
    const { timeZone } = value;
    const rows = this.rows(ids, timeZone);
    return csvFile({ name: 'consultations', timeZone, columns, rows, log: this.log });
  }

  private async *rows(ids: string[], timeZone: string) {
    const { manager } = this.database;
    const users = await manager.find(User, { select: { id: true, username: true } });
    const names = new Map(users.map(({ id, username }) => [id, username]));
    const local = localTime(timeZone);
    const batches = inBatches(ids, async (batch) => {
      const notes = notesOf(await this.notes(batch), local);
      const found = await manager.findBy(Consultation, { id: In(batch) });
      return found.map((row) => ({ ...row, notes: notes.get(row.id) ?? '' }));
    });
    for await (const row of batches)
      yield {
        ...row,
        status: consultationStatusWords[row.status],
        preferredContact: channelWords[row.preferredContact],
        procedure: procedureWords[row.procedure],
        language: languageName(row.language),
        interpreter: row.interpreter ? 'Yes' : 'No',
        received: local(row.created_at),
        assignee: row.assignee && (names.get(row.assignee) ?? row.assignee),
      };
  }

  private notes(ids: string[]): Promise<ConsultationNote[]> {
    return this.database.manager.find(ConsultationNote, {
      where: { consultation_id: In(ids) },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }
}

/** What an earlier release kept may be none of the site's languages. */
const languageName = (code: string | null): string | null =>
  code !== null && isLanguageCode(code) ? languageOf(code).name : code;

/** `2026-11-23 09:05`, as the practice's clock said. */
function localTime(timeZone: string): (moment: string) => string {
  const parts = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  const format = new Intl.DateTimeFormat('sv-SE', parts);
  return (moment) => format.format(new Date(moment));
}

/** By request, the oldest first, each on a line of its own. */
function notesOf(all: ConsultationNote[], local: (moment: string) => string): Map<string, string> {
  const notes = new Map<string, string>();
  for (const { consultation_id, username, created_at, text } of all) {
    const before = notes.get(consultation_id);
    const line = `${local(created_at)} ${username}: ${text}`;
    notes.set(consultation_id, before === undefined ? line : `${before}\n${line}`);
  }
  return notes;
}
