import type { ServiceError } from './service-error.js';

const maxAttempts = 3;
const firstBackoffMs = 500;
/** Somebody is waiting for the answer, so a service that asks for a longer pause is not called again for now. */
const maxBackoffMs = 5000;
const defaultCooldownMs = 30_000;
const hourMs = 3_600_000;

/** The service rejected this text; it may accept the next one. */
const rejectedTextStatuses = [400, 413];
export const isTextRejected = ({ failure }: ServiceError): boolean =>
  rejectedTextStatuses.includes(failure.status ?? 0);

/** Whether the same request may succeed a little later without anybody doing anything. */
export function isTransient({ failure: { status = 0, isTransient, isTimeout } }: ServiceError): boolean {
  return Boolean(isTransient || isTimeout) || status === 429 || status >= 500;
}

/** Milliseconds until the next attempt, or null when this was the last. */
export function backoffMs(error: ServiceError, attempt: number): number | null {
  const pauseMs = error.failure.retryAfterMs ?? firstBackoffMs * 2 ** (attempt - 1);
  const mayRetry = isTransient(error) && !error.failure.isTimeout;
  return mayRetry && attempt < maxAttempts && pauseMs <= maxBackoffMs ? pauseMs : null;
}

/** For how many milliseconds nobody calls a service that has failed. */
export function cooldownMs(error: ServiceError): number {
  const { retryAfterMs, isQuotaExceeded } = error.failure;
  if (isTextRejected(error)) return 0;
  if (isQuotaExceeded) return hourMs;
  return Math.min(retryAfterMs || defaultCooldownMs, hourMs);
}
