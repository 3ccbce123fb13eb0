import { Injectable } from '@nestjs/common';
import type { MailKind } from '@lens/contracts/mail';
import type { EntityManager } from 'typeorm';
import { lockTextUntilCommit } from '../database/locks.js';
import { Mail } from './mail.entity.js';

/** Mails of one kind to one mailbox: enough for somebody who mistypes, too few to annoy anybody. */
const maxPerDay = 3;

/** Many mail providers deliver `ana+anything@` to `ana@`. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return `${name}${address.slice(at)}`.toLowerCase();
}

/**
 * Limits how many mails strangers can have us send to an address that they claim is theirs, whatever network addresses
 * their requests come from.
 */
@Injectable()
export class RecipientLimit {
  /** Belongs to the transaction that adds the mail. Locks the mailbox until it ends, so that no two count at once. */
  async allows(manager: EntityManager, kind: MailKind, to: string): Promise<boolean> {
    const mailbox = mailboxOf(to);
    await lockTextUntilCommit(manager, `${kind} ${mailbox}`);
    const sent = await manager
      .createQueryBuilder(Mail, 'mail')
      .where(`lower(regexp_replace(mail.to, '\\+[^@]*@', '@')) = :mailbox`, { mailbox })
      .andWhere('mail.kind = :kind', { kind })
      .andWhere("mail.created_at > now() - interval '1 day'")
      .getCount();
    return sent < maxPerDay;
  }
}
