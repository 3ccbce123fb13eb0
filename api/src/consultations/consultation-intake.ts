import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentConsentVersion } from '@lens/contracts/consent-notices';
import type { ConsultationReceipt } from '@lens/contracts/consultations';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import type { Limiter } from '../common/limits/limiter.js';
import { Limiters } from '../common/limits/limiters.js';
import { toNetwork } from '../common/limits/to-network.js';
import { EvenAnswers } from '../common/output/even-answers.js';
import { ConsultationMails } from './consultation-mails.js';
import { Consultation } from './consultation.entity.js';
import type { ConsultationRequestDto } from './consultations.dto.js';
import { newReference } from './reference.js';

/** Accepts requests from the public, and stores each once, however often it is sent. */
@Injectable()
export class ConsultationIntake {
  private readonly perAddress: Limiter;

  constructor(
    private readonly database: DataSource,
    private readonly mails: ConsultationMails,
    private readonly evenAnswers: EvenAnswers,
    limiters: Limiters,
  ) {
    this.perAddress = limiters.shared({ name: 'consultations', requests: 20, seconds: 10 * 60 });
  }

  /**
   * Returns the first receipt again if the same request is repeated with the same idempotency key. The answer takes the same
   * time whether the patient gets a mail or has had the day's mails, which would tell that they have asked before.
   * @throws ApiError 409 `idempotency_conflict`, 429 `too_many_requests`
   */
  async accept(
    request: ConsultationRequestDto,
    key: string | null,
    address: string,
  ): Promise<ConsultationReceipt> {
    const evenly = this.evenAnswers.begin();
    try {
      return await this.store(request, key, address);
    } finally {
      await evenly;
    }
  }

  private store(
    request: ConsultationRequestDto,
    key: string | null,
    address: string,
  ): Promise<ConsultationReceipt> {
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    return this.database.transaction(async (manager) => {
      const { row, isNew } = await storeOnce(manager, toRow(request, key, requestHash));
      if (row.requestHash !== requestHash) throw new ApiError('idempotency_conflict');
      if (isNew) {
        // Counted after the insert, so that repetitions do not count; if the limit throws, the row is rolled back.
        await this.perAddress.in(manager).count(toNetwork(address));
        if (!row.suspected) await this.mails.add(manager, row);
      }
      return { id: row.id, status: 'new', reference: row.reference };
    });
  }
}

/** `website` is the honeypot. A person's browser may have filled it in, so the request is only marked as suspected. */
function toRow({ website, ...request }: ConsultationRequestDto, key: string | null, requestHash: string) {
  return {
    ...request,
    language: request.language ?? null,
    interpreter: request.interpreter ?? false,
    consent_version: request.consent_version ?? currentConsentVersion,
    suspected: Boolean(website),
    status: 'new' as const,
    idempotencyKey: key,
    requestHash,
  };
}

type StoredRequest = Pick<
  Consultation,
  'id' | 'reference' | 'email' | 'language' | 'preferredContact' | 'suspected' | 'requestHash'
>;

/** Inserts the row, or finds the first one with its key. A parallel insert with the same key waits for the first. */
async function storeOnce(
  manager: EntityManager,
  row: ReturnType<typeof toRow>,
): Promise<{ row: StoredRequest; isNew: boolean }> {
  const reference = newReference();
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(Consultation)
    .values({ ...row, reference })
    .orIgnore()
    .returning('id')
    .execute();
  const [created] = inserted.raw as { id: string }[];
  if (created) return { row: { ...row, ...created, reference }, isNew: true };
  const { idempotencyKey } = row;
  const first = idempotencyKey === null ? null : await manager.findOneBy(Consultation, { idempotencyKey });
  // Neither inserted nor found: the random reference is already in use, so another one is drawn.
  return first ? { row: first, isNew: false } : storeOnce(manager, row);
}
