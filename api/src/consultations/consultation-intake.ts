import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ConsultationReceipt } from '@lens/contracts/consultations';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { Limiter } from '../common/limits/limiter.js';
import { Consultation } from './consultation.entity.js';
import type { ConsultationRequestDto } from './consultations.dto.js';

/** Takes requests from the public: each once, however often it is sent. */
@Injectable()
export class ConsultationIntake {
  private readonly perAddress = new Limiter({ requests: 20, seconds: 10 * 60 });

  constructor(private readonly database: DataSource) {}

  /**
   * Repeating a request under its key answers the first receipt again.
   * @throws ApiError 409 `idempotency_conflict`, 429 `too_many_requests`
   */
  accept(request: ConsultationRequestDto, key: string | null, address: string): Promise<ConsultationReceipt> {
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    return this.database.transaction(async (manager) => {
      const id = await insertOnce(manager, request, key, requestHash);
      if (!id) return replay(manager, key!, requestHash);
      // Only now is it known to be no repetition; refusing rolls the row back.
      await this.perAddress.count(address);
      return { id, status: 'new' };
    });
  }
}

/** The new row's id; nothing when the key exists. A parallel insert of the same key waits for the other's end. */
async function insertOnce(
  manager: EntityManager,
  request: ConsultationRequestDto,
  key: string | null,
  requestHash: string,
): Promise<string | undefined> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(Consultation)
    .values({
      ...request,
      language: request.language ?? null,
      interpreter: request.interpreter ?? false,
      status: 'new',
      idempotencyKey: key,
      requestHash,
    })
    .orIgnore()
    .returning('id')
    .execute();
  return (inserted.raw as { id: string }[])[0]?.id;
}

async function replay(
  manager: EntityManager,
  key: string,
  requestHash: string,
): Promise<ConsultationReceipt> {
  const first = await manager.findOneByOrFail(Consultation, { idempotencyKey: key });
  if (first.requestHash !== requestHash) throw new ApiError('idempotency_conflict');
  return { id: first.id, status: 'new' };
}
