import { Injectable } from '@nestjs/common';
import type { OtherRequest, OtherRequests as Answer } from '@lens/contracts/consultation-records';
import { DataSource } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import type { Staff } from '../common/staff.js';
import { ConsultationViews } from './consultation-views.js';
import { Consultation } from './consultation.entity.js';

const maxItems = 20;

/** The last ten digits, since patients write the country code or leave it out. */
const comparableDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
const comparableDigitsSql = String.raw`right(regexp_replace(other.phone, '\D', '', 'g'), 10)`;

function sharedContact(one: Consultation, other: Consultation): OtherRequest['same'] {
  if (comparableDigits(one.phone) !== comparableDigits(other.phone)) return 'email';
  return one.email.toLowerCase() === other.email.toLowerCase() ? 'both' : 'phone';
}

/** Finds other requests of the same person, recognised by email address or phone number. */
@Injectable()
export class SamePersonRequests {
  constructor(
    private readonly database: DataSource,
    private readonly views: ConsultationViews,
  ) {}

  /** Newest first, without suspected spam. @throws ApiError 404 */
  list(staff: Staff, id: string): Promise<Answer> {
    return this.database.transaction(async (manager) => {
      const consultation = await manager.findOneBy(Consultation, { id });
      if (!consultation) throw new ApiError('not_found');
      const [others, total] = await manager
        .createQueryBuilder(Consultation, 'other')
        .where('other.id <> :id AND NOT other.suspected', { id })
        .andWhere(`(lower(other.email) = lower(:email) OR ${comparableDigitsSql} = :phone)`, {
          email: consultation.email,
          phone: comparableDigits(consultation.phone),
        })
        .orderBy('other.created_at', 'DESC')
        .addOrderBy('other.id')
        .take(maxItems)
        .getManyAndCount();
      const ids = others.map((other) => other.id);
      await this.views.record(manager, staff, ids, 'list');
      const items = others.map((other) => ({ ...other, same: sharedContact(consultation, other) }));
      return { items, total };
    });
  }
}
