import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { raised } from '../common/revision/raise-revision.js';
import { Mail } from '../mail/mail.entity.js';
import { Outbox } from '../mail/outbox.js';
import { RecipientLimit } from '../mail/recipient-limit.js';
import { PersonalLinks } from './personal-links.js';
import { lettersIn } from '../mail/texts/letters-in.js';
import { SettingsService } from '../settings/settings.service.js';
import type { NewsletterRequestDto } from './newsletter.dto.js';
import { Subscriber } from './subscriber.entity.js';

/** How long a link confirms, and how long somebody is kept who has not. */
export const confirmDays = 7;
/** Whoever types somebody else's address again and again sends them one mail an hour. */
const pauseMs = 3_600_000;

/**
 * What subscribers do themselves: nobody is one before the owner of the address said so. Each makes a next revision, so
 * that staff do not remove somebody for a state that is not theirs any more.
 */
@Injectable()
export class Subscription {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly limit: RecipientLimit,
    private readonly links: PersonalLinks,
    private readonly settings: SettingsService,
  ) {}

  /** Says nothing of whether the address was known. */
  async ask({ email, language, website }: NewsletterRequestDto): Promise<{ status: 'accepted' }> {
    await this.database.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(Subscriber)
        .values({ email, language: language ?? 'en', status: 'pending', round: randomUUID(), asked_at: null })
        .orIgnore()
        .execute();
      const subscriber = await manager
        .createQueryBuilder(Subscriber, 'subscriber')
        .setLock('pessimistic_write')
        .where('lower(subscriber.email) = lower(:email)', { email })
        .getOneOrFail();
      if (website || subscriber.status === 'confirmed' || askedLately(subscriber)) return;
      if (!(await this.limit.allows(manager, 'newsletter_confirm', subscriber.email))) return;
      await this.askToConfirm(manager, { ...subscriber, language: language ?? subscriber.language });
    });
    return { status: 'accepted' };
  }

  /** @throws ApiError 400 `link_not_valid` */
  confirm(token: string): Promise<Pick<Subscriber, 'status'>> {
    const { id, round } = this.links.readConfirm(token);
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const subscriber = await manager.findOne(Subscriber, { where: { id, round }, lock });
      if (!subscriber) throw new ApiError('link_not_valid');
      if (subscriber.status === 'pending')
        await manager.update(Subscriber, id, {
          ...raised(null),
          status: 'confirmed',
          confirmed_at: new Date().toISOString(),
        });
      return { status: 'confirmed' };
    });
  }

  /** Once or often, known or erased by now: there is no subscription afterwards. @throws ApiError 400 `link_not_valid` */
  unsubscribe(token: string | undefined): Promise<Pick<Subscriber, 'status'>> {
    const id = this.links.readUnsubscribe(token ?? '');
    return this.database.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .update(Subscriber)
        .set({ ...raised(null), status: 'unsubscribed', round: randomUUID(), unsubscribed_at: () => 'now()' })
        .where("id = :id AND status <> 'unsubscribed'", { id })
        .execute();
      await manager.delete(Mail, { subscriber_id: id, status: In(['queued', 'kept']) });
      return { status: 'unsubscribed' };
    });
  }

  private async askToConfirm(manager: EntityManager, { id, email, language }: Subscriber): Promise<void> {
    const { value } = await this.settings.read(manager);
    const now = Date.now();
    const asked_at = new Date(now).toISOString();
    const asked = { status: 'pending' as const, round: randomUUID(), asked_at, language };
    await manager.update(Subscriber, id, { ...raised(null), ...asked });
    const letter = lettersIn(language);
    await this.outbox.post(manager, {
      to: email,
      kind: 'newsletter_confirm',
      language: letter.language,
      ...letter.letters.confirm(value),
      expires_at: new Date(now + confirmDays * 86_400_000).toISOString(),
      subscriber_id: id,
    });
  }
}

const askedLately = ({ status, asked_at }: Subscriber): boolean =>
  status === 'pending' && asked_at !== null && Date.now() - Date.parse(asked_at) < pauseMs;
