import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OutgoingMail } from '../mail/delivery.js';
import { MailCompletions } from '../mail/mail-completions.js';
import type { Mail } from '../mail/mail.entity.js';
import { PersonalLinks } from './personal-links.js';
import { Subscriber } from './subscriber.entity.js';

/** Fills the personal links into a confirmation mail just before it is sent, so that the outbox never stores them. */
@Injectable()
export class ConfirmationMails implements OnModuleInit {
  constructor(
    private readonly completions: MailCompletions,
    private readonly links: PersonalLinks,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.completions.register('newsletter_confirm', (mail) => this.complete(mail));
  }

  private async complete(mail: Mail): Promise<OutgoingMail> {
    if (!mail.subscriber_id) return mail;
    const subscriber = await this.database.manager.findOneByOrFail(Subscriber, { id: mail.subscriber_id });
    const text = mail.text
      .replaceAll('{confirm}', this.links.confirmUrl(subscriber, mail.expires_at!))
      .replaceAll('{unsubscribe}', this.links.unsubscribeUrl(subscriber));
    return { ...mail, text, oneClickUnsubscribeUrl: this.links.oneClickUrl(subscriber) };
  }
}
