import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import {
  channelLabels,
  consultationStatusLabels,
  procedureLabels,
} from '@lens/contracts/consultation-labels';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';
import type { Logger } from 'pino';
import { DataSource, In } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { countAsChange } from '../activity/field-changes.js';
import type { Staff } from '../common/staff.js';
import { readInBatches } from '../common/batches.js';
import { LOGGER } from '../common/logging/logger.js';
import { createCsvFile } from '../common/output/csv.js';
import { SettingsService } from '../settings/settings.service.js';
import { User } from '../auth/accounts/user.entity.js';
import { applyFilters } from './consultation-filters.js';
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

  /** The matching requests as CSV, newest first. Records which requests it contains before it sends the first row. */
  async stream(staff: Staff, filters: ConsultationExportQuery): Promise<StreamableFile> {
    const ids = await this.database.transaction(async (manager) => {
      const rows = await applyFilters(manager.createQueryBuilder(Consultation, 'consultation'), filters)
        .select('consultation.id', 'id')
        .orderBy('consultation.created_at', 'DESC')
        .addOrderBy('consultation.id')
        .getRawMany<{ id: string }>();
      const matchingIds = rows.map(({ id }) => id);
      await this.views.record(manager, staff, matchingIds, 'export');
      await this.activity.record(manager, staff, {
        action: 'CREATE',
        event: 'exported',
        resource_type: 'consultation_file',
        resource_id: null,
        changes: countAsChange('rows', matchingIds.length),
      });
      return matchingIds;
    });
    const { value } = await this.settings.read(this.database.manager);
    const { timeZone } = value;
    const rows = this.rows(ids, timeZone);
    return createCsvFile({ name: 'consultations', timeZone, columns, rows, log: this.log });
  }

  private async *rows(ids: string[], timeZone: string) {
    const { manager } = this.database;
    const users = await manager.find(User, { select: { id: true, username: true } });
    const usernames = new Map(users.map(({ id, username }) => [id, username]));
    const formatTime = createTimeFormatter(timeZone);
    const batches = readInBatches(ids, async (batchIds) => {
      const notes = formatNotes(await this.findNotes(batchIds), formatTime);
      const consultations = await manager.findBy(Consultation, { id: In(batchIds) });
      return consultations.map((row) => ({ ...row, notes: notes.get(row.id) ?? '' }));
    });
    for await (const row of batches)
      yield {
        ...row,
        status: consultationStatusLabels[row.status],
        preferredContact: channelLabels[row.preferredContact],
        procedure: procedureLabels[row.procedure],
        language: languageName(row.language),
        interpreter: row.interpreter ? 'Yes' : 'No',
        received: formatTime(row.created_at),
        assignee: row.assignee && (usernames.get(row.assignee) ?? row.assignee),
      };
  }

  private findNotes(ids: string[]): Promise<ConsultationNote[]> {
    return this.database.manager.find(ConsultationNote, {
      where: { consultation_id: In(ids) },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }
}

/** Earlier versions stored codes that are not among the site's languages. */
const languageName = (code: string | null): string | null =>
  code !== null && isLanguageCode(code) ? languageOf(code).name : code;

/** Formats `2026-11-23 09:05`, in the time zone of the practice. */
function createTimeFormatter(timeZone: string): (isoTime: string) => string {
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  const format = new Intl.DateTimeFormat('sv-SE', options);
  return (isoTime) => format.format(new Date(isoTime));
}

/** The notes by request, one per line, oldest first. */
function formatNotes(
  notes: ConsultationNote[],
  formatTime: (isoTime: string) => string,
): Map<string, string> {
  const textById = new Map<string, string>();
  for (const { consultation_id, username, created_at, text } of notes) {
    const previousLines = textById.get(consultation_id);
    const line = `${formatTime(created_at)} ${username}: ${text}`;
    textById.set(consultation_id, previousLines === undefined ? line : `${previousLines}\n${line}`);
  }
  return textById;
}
