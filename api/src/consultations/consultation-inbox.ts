import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { ConsultationStatus } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { User } from '../auth/accounts/user.entity.js';
import { allowedRoles } from '../common/access.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import { nextRevision, raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { applyFilters } from './consultation-filters.js';
import { ConsultationViews } from './consultation-views.js';
import { Consultation } from './consultation.entity.js';
import type { AssigneeQuery, ConsultationQuery } from './consultations.dto.js';

/** The roles that can read requests; a request can be assigned to any of them. */
const role = In(allowedRoles('editor'));

/** Lists, reads, assigns and changes requests for staff. */
@Injectable()
export class ConsultationInbox {
  constructor(
    private readonly database: DataSource,
    private readonly views: ConsultationViews,
    private readonly activity: ActivityLog,
  ) {}

  list(staff: Staff, { page, limit, sort, ...filters }: ConsultationQuery): Promise<Page<Consultation>> {
    return this.database.transaction(async (manager) => {
      const query = applyFilters(manager.createQueryBuilder(Consultation, 'consultation'), filters);
      const result = await readPage(query, { page, limit, sort });
      const ids = result.items.map(({ id }) => id);
      await this.views.record(manager, staff, ids, 'list');
      return result;
    });
  }

  /** @throws ApiError 404 */
  read(staff: Staff, id: string): Promise<Consultation> {
    return this.database.transaction(async (manager) => {
      const consultation = await findConsultationOrFail(manager, id);
      await this.views.record(manager, staff, [id], 'read');
      return consultation;
    });
  }

  assignees({ search, ...paging }: AssigneeQuery): Promise<Page<User>> {
    const query = this.database.manager.createQueryBuilder(User, 'user').where({ role });
    if (search) query.andWhere(sqlContains('user.username', 'search'), { search });
    return readPage(query, paging);
  }

  /** @throws ApiError 404, 412 `revision_conflict` */
  changeStatus(staff: Staff, base: BaseRevision, status: ConsultationStatus): Promise<Consultation> {
    return this.change(staff, base, { status }, `status_${status}`);
  }

  /** @throws ApiError 404, 412 `revision_conflict`, 400 if the assignee cannot read requests */
  async assign(staff: Staff, base: BaseRevision, assignee: string | null): Promise<Consultation> {
    if (assignee && !(await this.database.manager.existsBy(User, { id: assignee, role }))) {
      const message = 'No user with this id can read requests.';
      throw new ApiError('validation_failed', {
        details: [{ path: 'assignee', code: 'unknown_user', message }],
      });
    }
    return this.change(staff, base, { assignee }, assignee ? 'assigned' : 'unassigned');
  }

  /** Unassigns all requests of a user, in the transaction that deletes the account. */
  async unassignAll(manager: EntityManager, staff: Staff, userId: string): Promise<void> {
    await manager.update(
      Consultation,
      { assignee: userId },
      { assignee: null, ...nextRevision(staff.username) },
    );
  }

  private change(
    staff: Staff,
    base: BaseRevision,
    change: Partial<Pick<Consultation, 'status' | 'assignee'>>,
    event: ActivityEvent,
  ): Promise<Consultation> {
    return this.database.transaction(async (manager) => {
      const consultation = await raiseRevision(manager, Consultation, base, staff);
      await manager.update(Consultation, base.id, change);
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event,
        resource_type: 'consultation',
        resource_id: base.id,
      });
      return { ...consultation, ...change };
    });
  }
}

async function findConsultationOrFail(manager: EntityManager, id: string): Promise<Consultation> {
  const consultation = await manager.findOneBy(Consultation, { id });
  if (!consultation) throw new ApiError('not_found');
  return consultation;
}
