import { Injectable } from '@nestjs/common';
import type { MailKind } from '@lens/contracts/mail';
import type { Message } from './delivery.js';
import type { Mail } from './mail.entity.js';

type Complete = (mail: Mail) => Promise<Message>;

/**
 * What only the mail that leaves may hold, and no row of the database: links that prove who holds them. The feature that
 * writes mails of a kind completes them.
 */
@Injectable()
export class MailCompletions {
  private readonly byKind = new Map<MailKind, Complete>();

  register(kind: MailKind, complete: Complete): void {
    this.byKind.set(kind, complete);
  }

  async complete(mail: Mail): Promise<Message> {
    const complete = this.byKind.get(mail.kind);
    return complete ? complete(mail) : mail;
  }
}
