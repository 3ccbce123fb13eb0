import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentConsentVersion } from '@lens/contracts/consent-notices';
import type { ConsultationReceipt } from '@lens/contracts/consultations';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { Limiter } from '../common/limits/limiter.js';
import { networkOf } from '../common/limits/network-of.js';
import { ArrivalLetters } from './arrival-letters.js';
import { Consultation } from './consultation.entity.js';
import type { ConsultationRequestDto } from './consultations.dto.js';
import { newReference } from './reference.js';

/** Takes requests from the public: each once, however often it is sent. */
@Injectable()
export class ConsultationIntake {
  private readonly perAddress = new Limiter({ requests: 20, seconds: 10 * 60 });

  constructor(
    private readonly database: DataSource,
    private readonly letters: ArrivalLetters,
  ) {}

  /**
   * Repeating a request under its key answers the first receipt again.
   * @throws ApiError 409 `idempotency_conflict`, 429 `too_many_requests`
   */
  accept(request: ConsultationRequestDto, key: string | null, address: string): Promise<ConsultationReceipt> {
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    return this.database.transaction(async (manager) => {
      const { row, isNew } = await storeOnce(manager, rowOf(request, key, requestHash));
      if (row.requestHash !== requestHash) throw new ApiError('idempotency_conflict');
      if (isNew) {
        // Only now is it known to be no repetition; refusing rolls the row back.
        await this.perAddress.count(networkOf(address));
        if (!row.suspected) await this.letters.post(manager, row);
      }
      return { id: row.id, status: 'new', reference: row.reference };
    });
  }
}

/**
 * `website` is the honeypot: a field that people never see, and programs fill in. It may have been somebody's browser all
 * the same, so the request is only marked.
 */
function rowOf({ website, ...request }: ConsultationRequestDto, key: string | null, requestHash: string) {
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

type Stored = Pick<
  Consultation,
  'id' | 'reference' | 'email' | 'language' | 'preferredContact' | 'suspected' | 'requestHash'
>;

/** The new row, or the first one under its key. A parallel insert of the same key waits for the other's end. */
async function storeOnce(
  manager: EntityManager,
  row: ReturnType<typeof rowOf>,
): Promise<{ row: Stored; isNew: boolean }> {
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
  // Neither new nor known: somebody has this reference already.
  return first ? { row: first, isNew: false } : storeOnce(manager, row);
}
