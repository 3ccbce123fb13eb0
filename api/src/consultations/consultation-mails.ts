import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { Outbox } from '../mail/outbox.js';
import { RecipientLimit } from '../mail/recipient-limit.js';
import { mailTemplatesFor } from '../mail/templates/mail-templates-for.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Consultation } from './consultation.entity.js';

type NewConsultation = Pick<Consultation, 'id' | 'reference' | 'email' | 'language' | 'preferredContact'>;

/** Adds the mails about a new request to the outbox. None of them contains anything that the patient wrote. */
@Injectable()
export class ConsultationMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly limit: RecipientLimit,
    private readonly settings: SettingsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Tells the practice, and the patient too if they chose to be answered by email. */
  async add(manager: EntityManager, consultation: NewConsultation): Promise<void> {
    const { value } = await this.settings.read(manager);
    await this.outbox.add(manager, this.mailToPractice(value.email, consultation));
    const { id, email, reference, preferredContact } = consultation;
    if (preferredContact !== 'email') return;
    // The limit affects the confirmation only: the request is stored and the practice is told.
    if (!(await this.limit.allows(manager, 'consultation_received', email))) return;
    const { language, templates } = mailTemplatesFor(consultation.language);
    const { practice, mainPhone: phone } = value;
    await this.outbox.add(manager, {
      to: email,
      kind: 'consultation_received',
      language,
      ...templates.received({ practice, phone, reference }),
      consultation_id: id,
    });
  }

  private mailToPractice(to: string, { id, reference }: NewConsultation) {
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
