import { Injectable } from '@nestjs/common';
import type { ConsultationStatus } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { containing, readPage } from '../common/list.js';
import { Consultation } from './consultation.entity.js';
import type { ConsultationQuery } from './consultations.dto.js';

/** What staff do with requests. */
@Injectable()
export class ConsultationInbox {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  list({ status, search, ...paging }: ConsultationQuery): Promise<Page<Consultation>> {
    const query = this.database.manager.createQueryBuilder(Consultation, 'consultation');
    if (status) query.andWhere('consultation.status = :status', { status });
    if (search) narrow(query, search);
    return readPage(query, paging);
  }

  /** @throws ApiError 404 */
  read(id: string): Promise<Consultation> {
    return existing(this.database.manager, id);
  }

  /** @throws ApiError 404 */
  changeStatus(staff: Staff, id: string, status: ConsultationStatus): Promise<Consultation> {
    return this.database.transaction(async (manager) => {
      const consultation = await existing(manager, id);
      consultation.status = status;
      await manager.update(Consultation, id, { status });
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event: `status_${status}`,
        resource_type: 'consultation',
        resource_id: id,
      });
      return consultation;
    });
  }
}

/** Finds the text in name, e-mail, phone or message; a phone also by its digits, however it was written. */
function narrow(query: SelectQueryBuilder<Consultation>, search: string): void {
  const digits = search.replace(/\D/g, '');
  const texts =
    "concat_ws(' ', consultation.firstName, consultation.lastName) ILIKE :text" +
    ' OR consultation.email ILIKE :text OR consultation.phone ILIKE :text OR consultation.message ILIKE :text';
  const isNumber = digits.length >= 4 && /^[\d\s()+./-]+$/.test(search);
  const byDigits = String.raw` OR regexp_replace(consultation.phone, '\D', '', 'g') LIKE :digits`;
  query.andWhere(`(${texts}${isNumber ? byDigits : ''})`, {
    text: containing(search),
    digits: `%${digits}%`,
  });
}

async function existing(manager: EntityManager, id: string): Promise<Consultation> {
  const consultation = await manager.findOneBy(Consultation, { id });
  if (!consultation) throw new ApiError('not_found');
  return consultation;
}
