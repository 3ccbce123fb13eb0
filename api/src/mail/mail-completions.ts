import { Injectable } from '@nestjs/common';
import type { MailKind } from '@lens/contracts/mail';
import type { OutgoingMail } from './delivery.js';
import type { Mail } from './mail.entity.js';

type Complete = (mail: Mail) => Promise<OutgoingMail>;

/**
 * Adds to a mail, just before it is sent, what the database must not store: links that identify the recipient. The
 * feature that creates mails of a kind completes them.
 */
@Injectable()
export class MailCompletions {
  private readonly byKind = new Map<MailKind, Complete>();

  register(kind: MailKind, complete: Complete): void {
    this.byKind.set(kind, complete);
  }

  async complete(mail: Mail): Promise<OutgoingMail> {
    const complete = this.byKind.get(mail.kind);
    return complete ? complete(mail) : mail;
  }
}
