import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { Page } from '@lens/contracts/lists';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { ConsultationNote } from './consultation-note.entity.js';
import { ConsultationViews } from './consultation-views.js';
import { Consultation } from './consultation.entity.js';
import type { NoteQuery } from './consultations.dto.js';

/** Lists, adds and deletes the notes on a request. */
@Injectable()
export class ConsultationNotes {
  constructor(
    private readonly database: DataSource,
    private readonly views: ConsultationViews,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws ApiError 404 */
  list(staff: Staff, id: string, { search, ...paging }: NoteQuery): Promise<Page<ConsultationNote>> {
    return this.database.transaction(async (manager) => {
      await lockConsultationOrFail(manager, id);
      const query = manager.createQueryBuilder(ConsultationNote, 'note').where({ consultation_id: id });
      if (search) query.andWhere(sqlContains('note.text', 'search'), { search });
      const page = await readPage(query, paging);
      await this.views.record(manager, staff, [id], 'notes');
      return page;
    });
  }

  /** @throws ApiError 404 */
  add(staff: Staff, id: string, text: string): Promise<ConsultationNote> {
    return this.database.transaction(async (manager) => {
      await lockConsultationOrFail(manager, id);
      const { id: user_id, username } = staff;
      const note = await manager.save(
        manager.create(ConsultationNote, {
          consultation_id: id,
          user_id,
          username,
          text,
          changed_by: username,
        }),
      );
      await this.record(manager, staff, id, 'note_added');
      return note;
    });
  }

  /** Staff can delete only their own notes. @throws ApiError 404, 403 `not_the_author`, 412 `revision_conflict` */
  async remove(staff: Staff, consultation_id: string, base: BaseRevision): Promise<void> {
    await this.database.transaction(async (manager) => {
      const note = await manager.findOneBy(ConsultationNote, { id: base.id, consultation_id });
      if (!note) throw new ApiError('not_found');
      if (note.user_id !== staff.id) throw new ApiError('not_the_author');
      await raiseRevision(manager, ConsultationNote, base, staff);
      await manager.delete(ConsultationNote, base.id);
      await this.record(manager, staff, consultation_id, 'note_deleted');
    });
  }

  private record(manager: EntityManager, staff: Staff, id: string, event: ActivityEvent): Promise<void> {
    const change = { action: 'UPDATE', event, resource_type: 'consultation', resource_id: id } as const;
    return this.activity.record(manager, staff, change);
  }
}

/** Locks the request until the transaction ends, so that nobody erases it meanwhile. @throws ApiError 404 */
async function lockConsultationOrFail(manager: EntityManager, id: string): Promise<void> {
  const lock = { mode: 'for_key_share' } as const;
  if (!(await manager.findOne(Consultation, { select: { id: true }, where: { id }, lock })))
    throw new ApiError('not_found');
}
