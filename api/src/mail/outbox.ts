import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { Mail } from './mail.entity.js';

export type NewMail = Pick<Mail, 'to' | 'kind' | 'language' | 'subject' | 'text'> &
  Partial<Pick<Mail, 'expires_at' | 'consultation_id' | 'subscriber_id'>>;

@Injectable()
export class Outbox {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** Belongs to the transaction of what causes the mail, so that both are stored or neither. Sent after the commit. */
  async add(manager: EntityManager, mail: NewMail): Promise<void> {
    const canSend = this.environment.mail !== undefined;
    await manager.insert(Mail, {
      ...mail,
      status: canSend ? 'queued' : 'kept',
      next_attempt_at: canSend ? () => 'now()' : null,
    });
  }
}
