import { Injectable } from '@nestjs/common';
import type { MailKind } from '@lens/contracts/mail';
import type { EntityManager } from 'typeorm';
import { lockTextUntilCommit } from '../database/locks.js';
import { Mail } from './mail.entity.js';

/** Letters of a kind to one mailbox in a day: enough for somebody who mistypes, nothing for who wants to annoy. */
const mostPerDay = 3;

/** Many programs of mail know `ana+anything@` as `ana@`. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return `${name}${address.slice(at)}`.toLowerCase();
}

/**
 * How much a stranger may have us write to an address that they only say is theirs, from however many addresses they ask.
 */
@Injectable()
export class RecipientLimit {
  /** In the transaction that would post the letter; requests for one mailbox take turns until it ends. */
  async allows(manager: EntityManager, kind: MailKind, to: string): Promise<boolean> {
    const mailbox = mailboxOf(to);
    await lockTextUntilCommit(manager, `${kind} ${mailbox}`);
    const sent = await manager
      .createQueryBuilder(Mail, 'mail')
      .where(`lower(regexp_replace(mail.to, '\\+[^@]*@', '@')) = :mailbox`, { mailbox })
      .andWhere('mail.kind = :kind', { kind })
      .andWhere("mail.created_at > now() - interval '1 day'")
      .getCount();
    return sent < mostPerDay;
  }
}
