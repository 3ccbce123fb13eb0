import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { EvenAnswers } from '../common/output/even-answers.js';
import { nextRevision } from '../common/revision/raise-revision.js';
import { Mail } from '../mail/mail.entity.js';
import { Outbox } from '../mail/outbox.js';
import { RecipientLimit } from '../mail/recipient-limit.js';
import { PersonalLinks } from './personal-links.js';
import { mailTemplatesFor } from '../mail/templates/mail-templates-for.js';
import { SettingsService } from '../settings/settings.service.js';
import type { NewsletterRequestDto } from './newsletter.dto.js';
import { Subscriber } from './subscriber.entity.js';

/** How long a confirmation link works, and when a subscriber who has not used it is erased. */
export const confirmationDays = 7;
/** Somebody who keeps entering another person's address causes one mail an hour at most. */
const minConfirmationIntervalMs = 3_600_000;

/**
 * What subscribers do themselves. Nobody is subscribed before the owner of the address has confirmed it. Each change
 * makes a new revision, so that staff cannot remove a subscriber whose state has changed since they read it.
 */
@Injectable()
export class Subscription {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly limit: RecipientLimit,
    private readonly links: PersonalLinks,
    private readonly settings: SettingsService,
    private readonly evenAnswers: EvenAnswers,
  ) {}

  /** Neither the answer nor the time that it takes reveals whether the address was already known. */
  async subscribe(request: NewsletterRequestDto): Promise<{ status: 'accepted' }> {
    const evenly = this.evenAnswers.begin();
    try {
      await this.storeRequest(request);
    } finally {
      await evenly;
    }
    return { status: 'accepted' };
  }

  private storeRequest({ email, language, website }: NewsletterRequestDto): Promise<void> {
    return this.database.transaction(async (manager) => {
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
      if (website || subscriber.status === 'confirmed' || wasAskedRecently(subscriber)) return;
      if (!(await this.limit.allows(manager, 'newsletter_confirm', subscriber.email))) return;
      await this.sendConfirmation(manager, { ...subscriber, language: language ?? subscriber.language });
    });
  }

  /** @throws ApiError 400 `link_not_valid` */
  confirm(token: string): Promise<Pick<Subscriber, 'status'>> {
    const { id, round } = this.links.verifyConfirmToken(token);
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const subscriber = await manager.findOne(Subscriber, { where: { id, round }, lock });
      if (!subscriber) throw new ApiError('link_not_valid');
      if (subscriber.status === 'pending')
        await manager.update(Subscriber, id, {
          ...nextRevision(null),
          status: 'confirmed',
          confirmed_at: new Date().toISOString(),
        });
      return { status: 'confirmed' };
    });
  }

  /** Succeeds for a repeated click and an erased subscriber too. @throws ApiError 400 `link_not_valid` */
  unsubscribe(token: string | undefined): Promise<Pick<Subscriber, 'status'>> {
    const id = this.links.verifyUnsubscribeToken(token ?? '');
    return this.database.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .update(Subscriber)
        .set({
          ...nextRevision(null),
          status: 'unsubscribed',
          round: randomUUID(),
          unsubscribed_at: () => 'now()',
        })
        .where("id = :id AND status <> 'unsubscribed'", { id })
        .execute();
      await manager.delete(Mail, { subscriber_id: id, status: In(['queued', 'kept']) });
      return { status: 'unsubscribed' };
    });
  }

  private async sendConfirmation(manager: EntityManager, { id, email, language }: Subscriber): Promise<void> {
    const { value } = await this.settings.read(manager);
    const now = Date.now();
    const asked_at = new Date(now).toISOString();
    const pending = { status: 'pending' as const, round: randomUUID(), asked_at, language };
    await manager.update(Subscriber, id, { ...nextRevision(null), ...pending });
    const { language: mailLanguage, templates } = mailTemplatesFor(language);
    await this.outbox.add(manager, {
      to: email,
      kind: 'newsletter_confirm',
      language: mailLanguage,
      ...templates.confirm(value),
      expires_at: new Date(now + confirmationDays * 86_400_000).toISOString(),
      subscriber_id: id,
    });
  }
}

const wasAskedRecently = ({ status, asked_at }: Subscriber): boolean =>
  status === 'pending' && asked_at !== null && Date.now() - Date.parse(asked_at) < minConfirmationIntervalMs;
