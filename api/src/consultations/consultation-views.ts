import { Injectable } from '@nestjs/common';
import type { ViewKind } from '@lens/contracts/consultation-records';
import type { Page } from '@lens/contracts/lists';
import { DataSource, type EntityManager } from 'typeorm';
import type { Staff } from '../common/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { holds, readPage } from '../common/list.js';
import { ConsultationView } from './consultation-view.entity.js';
import { Consultation } from './consultation.entity.js';
import type { ViewQuery } from './consultations.dto.js';

/** Pages that read a list anew every minute: one entry an hour says the same. */
const coalesced: readonly ViewKind[] = ['list', 'notes'];

// The rows are locked against deletion, so that an entry never refers to nothing.
const insert = `
  INSERT INTO consultation_views (consultation_id, user_id, username, kind)
  SELECT c.id, $2, $3, $4 FROM consultations c
  WHERE c.id = ANY ($1::uuid[]) AND NOT ($5 AND EXISTS (
    SELECT 1 FROM consultation_views v
    WHERE v.consultation_id = c.id AND v.user_id = $2 AND v.kind = $4 AND v.created_at > now() - interval '1 hour'
  ))
  FOR KEY SHARE OF c`;

/** Who saw which request. */
@Injectable()
export class ConsultationViews {
  constructor(private readonly database: DataSource) {}

  /** Takes the transaction that reads: nothing is shown that is not recorded. */
  async record(manager: EntityManager, staff: Staff, ids: string[], kind: ViewKind): Promise<void> {
    if (ids.length === 0) return;
    await manager.query(insert, [ids, staff.id, staff.username, kind, coalesced.includes(kind)]);
  }

  /** @throws ApiError 404 */
  async list(id: string, { kind, search, ...paging }: ViewQuery): Promise<Page<ConsultationView>> {
    const { manager } = this.database;
    if (!(await manager.existsBy(Consultation, { id }))) throw new ApiError('not_found');
    const query = manager.createQueryBuilder(ConsultationView, 'view').where({ consultation_id: id });
    if (kind) query.andWhere({ kind });
    if (search) query.andWhere(holds('view.username', 'search'), { search });
    return readPage(query, paging);
  }
}
