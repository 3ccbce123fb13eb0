import type { ConsultationReceipt, ConsultationRequest } from '@lens/contracts/consultations';
import { createPageApi } from '@lens/platform/page-api';

const api = createPageApi('/api');
const patienceMs = 20_000;

/** However often a request is sent under its key, it is stored once. */
export const sendRequest = (request: ConsultationRequest, key: string): Promise<ConsultationReceipt> =>
  api.post('/consultations', request, {
    headers: { 'Idempotency-Key': key },
    signal: AbortSignal.timeout(patienceMs),
  });
