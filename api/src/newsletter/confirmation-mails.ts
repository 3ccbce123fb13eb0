import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Message } from '../mail/delivery.js';
import { MailCompletions } from '../mail/mail-completions.js';
import type { Mail } from '../mail/mail.entity.js';
import { PersonalLinks } from './personal-links.js';
import { Subscriber } from './subscriber.entity.js';

/** Puts the personal links into a mail that asks to confirm, as it leaves. */
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

  private async complete(mail: Mail): Promise<Message> {
    if (!mail.subscriber_id) return mail;
    const subscriber = await this.database.manager.findOneByOrFail(Subscriber, { id: mail.subscriber_id });
    const text = mail.text
      .replaceAll('{confirm}', this.links.confirm(subscriber, mail.expires_at!))
      .replaceAll('{unsubscribe}', this.links.unsubscribe(subscriber));
    return { ...mail, text, oneClick: this.links.oneClick(subscriber) };
  }
}
