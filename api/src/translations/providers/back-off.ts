import type { ServiceError } from './service-error.js';

const mostAttempts = 3;
const firstPauseMs = 500;
/** Somebody waits for the answer: a service that asks for more is given up for now. */
const longestPauseMs = 5000;
const restMs = 30_000;
const hourMs = 3_600_000;

const quotaSpent = 456;
/** The text was at fault, and the next one need not be. */
const ofTheText = [400, 413];
export const isOfTheText = ({ refusal }: ServiceError): boolean => ofTheText.includes(refusal.status ?? 0);

/** Milliseconds until the next attempt, or null when this was the last. */
export function pauseAfter({ refusal }: ServiceError, attempt: number): number | null {
  const { status = 0, retryAfterMs } = refusal;
  const isPassing = status === 429 || status >= 500;
  const pause = retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1);
  return isPassing && attempt < mostAttempts && pause <= longestPauseMs ? pause : null;
}

/** For how many milliseconds a service that has failed is not asked again, whoever wants to. */
export function restAfter(error: ServiceError): number {
  const { status = 0, retryAfterMs } = error.refusal;
  if (isOfTheText(error)) return 0;
  if (status === quotaSpent) return hourMs;
  return Math.min(retryAfterMs || restMs, hourMs);
}
