import { Injectable } from '@nestjs/common';
import type { OtherRequests as Answer } from '@lens/contracts/consultation-records';
import { DataSource } from 'typeorm';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { ConsultationViews } from './consultation-views.js';
import { Consultation } from './consultation.entity.js';

const most = 20;

/** The digits that tell one line from another; a country's code is written or left out. */
const digits = (phone: string) => String.raw`right(regexp_replace(${phone}, '\D', '', 'g'), 10)`;

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
      const [items, total] = await manager
        .createQueryBuilder(Consultation, 'other')
        .where('other.id <> :id AND NOT other.suspected', { id })
        .andWhere(`(lower(other.email) = lower(:email) OR ${digits('other.phone')} = ${digits(':phone')})`, {
          email: one.email,
          phone: one.phone,
        })
        .orderBy('other.created_at', 'DESC')
        .addOrderBy('other.id')
        .take(most)
        .getManyAndCount();
      const shown = items.map((item) => item.id);
      await this.views.record(manager, staff, shown, 'list');
      return { items, total };
    });
  }
}
