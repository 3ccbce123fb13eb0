import { Injectable } from '@nestjs/common';
import type { OtherRequest, OtherRequests as Answer } from '@lens/contracts/consultation-records';
import { DataSource } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import type { Staff } from '../common/staff.js';
import { ConsultationViews } from './consultation-views.js';
import { Consultation } from './consultation.entity.js';

const most = 20;

/** The digits that tell one line from another; a country's code is written or left out. */
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
const digits = String.raw`right(regexp_replace(other.phone, '\D', '', 'g'), 10)`;

function sameBy(one: Consultation, other: Consultation): OtherRequest['same'] {
  if (digitsOf(one.phone) !== digitsOf(other.phone)) return 'email';
  return one.email.toLowerCase() === other.email.toLowerCase() ? 'both' : 'phone';
}

/** What else the same person asked, as far as their email address or phone tells. */
@Injectable()
export class OtherRequests {
  constructor(
    private readonly database: DataSource,
    private readonly views: ConsultationViews,
  ) {}

  /** The newest first; without what is suspected as spam. @throws ApiError 404 */
  list(staff: Staff, id: string): Promise<Answer> {
    return this.database.transaction(async (manager) => {
      const one = await manager.findOneBy(Consultation, { id });
      if (!one) throw new ApiError('not_found');
      const [found, total] = await manager
        .createQueryBuilder(Consultation, 'other')
        .where('other.id <> :id AND NOT other.suspected', { id })
        .andWhere(`(lower(other.email) = lower(:email) OR ${digits} = :phone)`, {
          email: one.email,
          phone: digitsOf(one.phone),
        })
        .orderBy('other.created_at', 'DESC')
        .addOrderBy('other.id')
        .take(most)
        .getManyAndCount();
      const shown = found.map((item) => item.id);
      await this.views.record(manager, staff, shown, 'list');
      return { items: found.map((other) => ({ ...other, same: sameBy(one, other) })), total };
    });
  }
}
