import type { ConsultationReceipt, ConsultationRequest } from '@lens/contracts/consultations';
import { createPageApi } from '@lens/platform/page-api';

const api = createPageApi('/api');
const timeoutMs = 20_000;

/** Sends a request. The API stores it once, however often it is sent under the same key. */
export const sendRequest = (request: ConsultationRequest, key: string): Promise<ConsultationReceipt> =>
  api.post('/consultations', request, {
    headers: { 'Idempotency-Key': key },
    signal: AbortSignal.timeout(timeoutMs),
  });
