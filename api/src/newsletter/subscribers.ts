import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { languageOf } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { Logger } from 'pino';
import { DataSource, In } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { countAsChange } from '../activity/field-changes.js';
import { readInBatches } from '../common/batches.js';
import { sqlContains, readPage } from '../common/list.js';
import { LOGGER } from '../common/logging/logger.js';
import { createCsvFile } from '../common/output/csv.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { SettingsService } from '../settings/settings.service.js';
import type { SubscriberQuery } from './newsletter.dto.js';
import { PersonalLinks } from './personal-links.js';
import { Subscriber } from './subscriber.entity.js';

const columns = {
  email: 'Email',
  language: 'Language',
  confirmed_at: 'Confirmed',
  unsubscribe_url: 'Link to unsubscribe',
} as const;

/** What staff do with subscribers. */
@Injectable()
export class Subscribers {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly links: PersonalLinks,
    private readonly settings: SettingsService,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  list({ status, search, ...paging }: SubscriberQuery): Promise<Page<Subscriber>> {
    const query = this.database.manager.createQueryBuilder(Subscriber, 'subscriber');
    if (status) query.andWhere('subscriber.status = :status', { status });
    if (search) query.andWhere(sqlContains('subscriber.email', 'search'), { search });
    return readPage(query, paging);
  }

  /** The confirmed subscribers, each with the link to unsubscribe, for the program that sends the newsletter. */
  async export(staff: Staff): Promise<StreamableFile> {
    const ids = await this.database.transaction(async (manager) => {
      const where = { status: 'confirmed' as const };
      const found = await manager.find(Subscriber, {
        select: { id: true },
        where,
        order: { confirmed_at: 'ASC' },
      });
      await this.activity.record(manager, staff, {
        action: 'CREATE',
        event: 'exported',
        changes: countAsChange('rows', found.length),
        resource_type: 'subscriber_file',
        resource_id: null,
      });
      return found.map(({ id }) => id);
    });
    const { value } = await this.settings.read(this.database.manager);
    const { timeZone } = value;
    return createCsvFile({
      name: 'newsletter',
      timeZone,
      columns,
      rows: this.exportRows(ids),
      log: this.log,
    });
  }

  /** @throws ApiError 404, 412 */
  async remove(staff: Staff, base: BaseRevision): Promise<void> {
    await this.database.transaction(async (manager) => {
      await raiseRevision(manager, Subscriber, base, staff);
      await manager.delete(Subscriber, base.id);
      await this.activity.record(manager, staff, {
        action: 'DELETE',
        resource_type: 'subscriber',
        resource_id: base.id,
      });
    });
  }

  private async *exportRows(ids: string[]) {
    // Read again, so that somebody who unsubscribed in the meantime is left out.
    const readConfirmed = (batch: string[]) =>
      this.database.manager.findBy(Subscriber, { id: In(batch), status: 'confirmed' });
    for await (const subscriber of readInBatches(ids, readConfirmed))
      yield {
        ...subscriber,
        language: languageOf(subscriber.language).name,
        unsubscribe_url: this.links.unsubscribeUrl(subscriber),
      };
  }
}
