import { Injectable } from '@nestjs/common';
import type { ViewKind } from '@lens/contracts/consultation-records';
import type { Page } from '@lens/contracts/lists';
import { DataSource, type EntityManager } from 'typeorm';
import type { Staff } from '../common/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import { ConsultationView } from './consultation-view.entity.js';
import { Consultation } from './consultation.entity.js';
import type { ViewQuery } from './consultations.dto.js';

/** Recorded once an hour, since an open page reloads these lists every minute. */
const hourlyKinds: readonly ViewKind[] = ['list', 'notes'];

// Locks the requests against deletion, so that no view refers to a missing request.
const insertViews = `
  INSERT INTO consultation_views (consultation_id, user_id, username, kind)
  SELECT c.id, $2, $3, $4 FROM consultations c
  WHERE c.id = ANY ($1::uuid[]) AND NOT ($5 AND EXISTS (
    SELECT 1 FROM consultation_views v
    WHERE v.consultation_id = c.id AND v.user_id = $2 AND v.kind = $4 AND v.created_at > now() - interval '1 hour'
  ))
  FOR KEY SHARE OF c`;

/** Records and lists who saw which request. */
@Injectable()
export class ConsultationViews {
  constructor(private readonly database: DataSource) {}

  /** Belongs to the transaction that reads the requests, so that nothing is shown unrecorded. */
  async record(manager: EntityManager, staff: Staff, ids: string[], kind: ViewKind): Promise<void> {
    if (ids.length === 0) return;
    await manager.query(insertViews, [ids, staff.id, staff.username, kind, hourlyKinds.includes(kind)]);
  }

  /** @throws ApiError 404 */
  async list(id: string, { kind, search, ...paging }: ViewQuery): Promise<Page<ConsultationView>> {
    const { manager } = this.database;
    if (!(await manager.existsBy(Consultation, { id }))) throw new ApiError('not_found');
    const query = manager.createQueryBuilder(ConsultationView, 'view').where({ consultation_id: id });
    if (kind) query.andWhere({ kind });
    if (search) query.andWhere(sqlContains('view.username', 'search'), { search });
    return readPage(query, paging);
  }
}
