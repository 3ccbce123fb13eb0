import { Injectable } from '@nestjs/common';
import type { PersonErasure, PersonRecord } from '@lens/contracts/consultation-records';
import { DataSource, In, type EntityManager, type ObjectLiteral } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { nextRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { Mail } from '../mail/mail.entity.js';
import { Subscriber } from '../newsletter/subscriber.entity.js';
import { ConsultationNote } from './consultation-note.entity.js';
import { ConsultationView } from './consultation-view.entity.js';
import { ConsultationViews } from './consultation-views.js';
import { Consultation } from './consultation.entity.js';

/** Exports or erases everything about one person, identified by an email address. */
@Injectable()
export class PersonRecords {
  constructor(
    private readonly database: DataSource,
    private readonly views: ConsultationViews,
    private readonly activity: ActivityLog,
  ) {}

  export(staff: Staff, email: string): Promise<PersonRecord> {
    return this.database.transaction(async (manager) => {
      const found = await lockPersonData(manager, email);
      await this.views.record(manager, staff, found.ids, 'export');
      await this.activity.record(manager, staff, {
        action: 'CREATE',
        event: 'exported',
        resource_type: 'person_file',
        resource_id: null,
      });
      const order = { created_at: 'ASC', id: 'ASC' } as const;
      const options = { where: { consultation_id: In(found.ids) }, order };
      const notes = await manager.find(ConsultationNote, options);
      const views = await manager.find(ConsultationView, options);
      const belongsTo = (id: string) => (row: { consultation_id: string }) => row.consultation_id === id;
      return {
        email,
        consultations: found.consultations.map((consultation) => ({
          ...consultation,
          notes: notes.filter(belongsTo(consultation.id)),
          views: views.filter(belongsTo(consultation.id)),
        })),
        subscription: found.subscriber,
        mails: await manager.find(Mail, { where: { id: In(found.mailIds) }, order }),
      };
    });
  }

  /** Returns how many rows were erased. The activity log records that somebody was erased, but not whom. */
  erase(staff: Staff, email: string): Promise<PersonErasure> {
    return this.database.transaction(async (manager) => {
      const { ids, subscriber, mailIds } = await lockPersonData(manager, email);
      const deleteRows = async (table: new () => ObjectLiteral, where: object) =>
        (await manager.delete(table, where)).affected ?? 0;
      // The revision names who erased the request; the event stream tells tabs that have it open.
      await manager.update(Consultation, { id: In(ids) }, nextRevision(staff.username));
      const erased = {
        mails: await deleteRows(Mail, { id: In(mailIds) }),
        notes: await deleteRows(ConsultationNote, { consultation_id: In(ids) }),
        views: await deleteRows(ConsultationView, { consultation_id: In(ids) }),
        subscriptions: subscriber ? await deleteRows(Subscriber, { id: subscriber.id }) : 0,
        consultations: await deleteRows(Consultation, { id: In(ids) }),
      };
      await this.activity.record(manager, staff, {
        action: 'DELETE',
        event: 'erased',
        resource_type: 'person',
        resource_id: null,
      });
      return erased;
    });
  }
}

/** Finds all rows about the person, and locks the requests until the transaction ends. */
async function lockPersonData(manager: EntityManager, email: string) {
  const consultations = await manager
    .createQueryBuilder(Consultation, 'consultation')
    .setLock('pessimistic_write')
    .where('lower(consultation.email) = lower(:email)', { email })
    .orderBy('consultation.created_at')
    .addOrderBy('consultation.id')
    .getMany();
  const subscriber = await manager
    .createQueryBuilder(Subscriber, 'subscriber')
    .where('lower(subscriber.email) = lower(:email)', { email })
    .getOne();
  const ids = consultations.map(({ id }) => id);
  const mails = await manager
    .createQueryBuilder(Mail, 'mail')
    .select('mail.id', 'id')
    .where('lower(mail.to) = lower(:email) OR mail.consultation_id = ANY (:ids)', { email, ids })
    .getRawMany<{ id: string }>();
  return { consultations, ids, subscriber, mailIds: mails.map(({ id }) => id) };
}
