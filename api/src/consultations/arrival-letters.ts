import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import { Outbox } from '../mail/outbox.js';
import { RecipientLimit } from '../mail/recipient-limit.js';
import { lettersIn } from '../mail/texts/letters-in.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Consultation } from './consultation.entity.js';

type Arrival = Pick<Consultation, 'id' | 'reference' | 'email' | 'language' | 'preferredContact'>;

/** The mails that a new request causes. None of them says a word of what was written. */
@Injectable()
export class ArrivalLetters {
  constructor(
    private readonly outbox: Outbox,
    private readonly limit: RecipientLimit,
    private readonly settings: SettingsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The practice gets a link. So that nobody is answered twice, only who asked for e-mail is written to. */
  async post(manager: EntityManager, arrival: Arrival): Promise<void> {
    const { value } = await this.settings.read(manager);
    await this.outbox.post(manager, this.toPractice(value.email, arrival));
    if (arrival.preferredContact !== 'email') return;
    // The request is kept all the same, and the practice has heard of it.
    if (!(await this.limit.allows(manager, 'consultation_received', arrival.email))) return;
    const { language, letters } = lettersIn(arrival.language);
    const { practice, mainPhone: phone } = value;
    await this.outbox.post(manager, {
      to: arrival.email,
      kind: 'consultation_received',
      language,
      ...letters.received({ practice, phone, reference: arrival.reference }),
      consultation_id: arrival.id,
    });
  }

  private toPractice(to: string, { id, reference }: Arrival) {
    return {
      to,
      kind: 'consultation_arrived' as const,
      language: 'en' as const,
      subject: `New consultation request ${reference}`,
      text: `A new request has arrived. Read and answer it here:\n${this.environment.publicUrl}/admin/consultations/${id}\n`,
      consultation_id: id,
    };
  }
}
