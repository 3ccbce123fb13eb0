import type { ServiceError } from './service-error.js';

const mostAttempts = 3;
const firstPauseMs = 500;
/** Somebody waits for the answer: a service that asks for more is given up for now. */
const longestPauseMs = 5000;
const restMs = 30_000;
const hourMs = 3_600_000;

/** The text was at fault, and the next one need not be. */
const ofTheText = [400, 413];
export const isOfTheText = ({ refusal }: ServiceError): boolean => ofTheText.includes(refusal.status ?? 0);

/** Whether the same question may be answered a little later, without anybody doing anything. */
export function isPassing({ refusal: { status = 0, isPassing, isLate } }: ServiceError): boolean {
  return Boolean(isPassing || isLate) || status === 429 || status >= 500;
}

/** Milliseconds until the next attempt, or null when this was the last. */
export function backoffMs(error: ServiceError, attempt: number): number | null {
  const pause = error.refusal.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1);
  const mayAsk = isPassing(error) && !error.refusal.isLate;
  return mayAsk && attempt < mostAttempts && pause <= longestPauseMs ? pause : null;
}

/** For how many milliseconds a service that has failed is not asked again, whoever wants to. */
export function cooldownMs(error: ServiceError): number {
  const { retryAfterMs, isQuota } = error.refusal;
  if (isOfTheText(error)) return 0;
  if (isQuota) return hourMs;
  return Math.min(retryAfterMs || restMs, hourMs);
}
