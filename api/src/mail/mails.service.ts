import { Inject, Injectable } from '@nestjs/common';
import type { Page } from '@lens/contracts/lists';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { Mail } from './mail.entity.js';
import type { MailQuery } from './mails.dto.js';

/** Shows staff the mails of the outbox, and sends one again if they ask for it. */
@Injectable()
export class MailsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async list({ status, kind, search, ...paging }: MailQuery): Promise<Page<Mail> & { delivers: boolean }> {
    const query = this.database.manager.createQueryBuilder(Mail, 'mail');
    if (status) query.andWhere('mail.status = :status', { status });
    if (kind) query.andWhere('mail.kind = :kind', { kind });
    if (search)
      query.andWhere(`(${sqlContains('mail.to', 'search')} OR ${sqlContains('mail.subject', 'search')})`, {
        search,
      });
    return { ...(await readPage(query, paging)), delivers: this.environment.mail !== undefined };
  }

  /** @throws ApiError 404 */
  read(id: string): Promise<Mail> {
    return findMailOrFail(this.database.manager, id);
  }

  /**
   * Queues a kept or failed mail as if it were new.
   * @throws ApiError 404, 412, 409 `mail_off`, `mail_not_waiting`, `mail_expired`
   */
  retry(staff: Staff, base: BaseRevision): Promise<Mail> {
    return this.database.transaction(async (manager) => {
      const { id, status, expires_at } = await raiseRevision(manager, Mail, base, staff);
      if (!this.environment.mail) throw new ApiError('mail_off');
      // A queued mail may be on its way right now, and would arrive twice.
      if (status === 'sent' || status === 'queued') throw new ApiError('mail_not_waiting');
      if (expires_at && Date.parse(expires_at) <= Date.now()) throw new ApiError('mail_expired');
      await manager.update(Mail, id, { status: 'queued', attempts: 0, next_attempt_at: () => 'now()' });
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event: 'retried',
        resource_type: 'mail',
        resource_id: id,
      });
      return findMailOrFail(manager, id);
    });
  }
}

async function findMailOrFail(manager: EntityManager, id: string): Promise<Mail> {
  const mail = await manager.findOneBy(Mail, { id });
  if (!mail) throw new ApiError('not_found');
  return mail;
}
