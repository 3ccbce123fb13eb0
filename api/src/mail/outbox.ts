import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import { Mail } from './mail.entity.js';

export type Letter = Pick<Mail, 'to' | 'kind' | 'language' | 'subject' | 'text'> &
  Partial<Pick<Mail, 'expires_at' | 'consultation_id' | 'subscriber_id'>>;

@Injectable()
export class Outbox {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** Takes the transaction of what causes the mail: neither is there without the other. Sent as soon as it is committed. */
  async post(manager: EntityManager, letter: Letter): Promise<void> {
    const isOn = this.environment.mail !== undefined;
    await manager.insert(Mail, {
      ...letter,
      status: isOn ? 'queued' : 'kept',
      next_attempt_at: isOn ? () => 'now()' : null,
    });
  }
}
