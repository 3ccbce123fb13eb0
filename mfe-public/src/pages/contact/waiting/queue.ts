import { waitingRequestHours, waitingRequestNoticeDays } from '@lens/contracts/browser-lifetimes';
import type { ConsultationRequest } from '@lens/contracts/consultations';

/** A request that could not be sent when its writer pressed the button. */
export interface Waiting {
  fate: 'waiting';
  /** The Idempotency-Key of each attempt. */
  key: string;
  /** When its writer first tried to send it, in milliseconds since 1970. */
  since: number;
  request: ConsultationRequest;
}

/** What became of a request. It holds no personal data. */
export interface Finished {
  fate: 'sent' | 'refused' | 'expired';
  key: string;
  since: number;
  reference?: string;
}

export type Entry = Waiting | Finished;
export type Queue = readonly Entry[];

const hourMs = 3_600_000;
const waitingMs = waitingRequestHours * hourMs;
const noticeMs = waitingRequestNoticeDays * 24 * hourMs;

const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false;
  const { fate, key, since, request } = value as Record<string, unknown>;
  if (typeof key !== 'string' || typeof since !== 'number') return false;
  return fate === 'waiting'
    ? typeof request === 'object' && request !== null
    : fate === 'sent' || fate === 'refused' || fate === 'expired';
};

/** Reads a stored queue; skips entries that are not well-formed. */
export function parseQueue(text: string): Queue {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isWaiting = (entry: Entry): entry is Waiting => entry.fate === 'waiting';

export const waitingIn = (queue: Queue): Waiting[] => queue.filter(isWaiting);

/** The key of an equal request that waits. Sending the same form again must not store it twice. */
export const keyIn = (queue: Queue, request: ConsultationRequest): string | undefined =>
  waitingIn(queue).find((waiting) => JSON.stringify(waiting.request) === JSON.stringify(request))?.key;

export const enqueue = (queue: Queue, waiting: Waiting): Queue =>
  queue.some(({ key }) => key === waiting.key) ? queue : [...queue, waiting];

export const removeEntry = (queue: Queue, key: string): Queue => queue.filter((entry) => entry.key !== key);

/** Records the fate of a request. One that its writer discarded in the meantime does not come back. */
export const finish = (queue: Queue, key: string, fate: Finished['fate'], reference?: string): Queue =>
  queue.map((entry) => (entry.key === key ? { fate, key, since: entry.since, reference } : entry));

/**
 * Gives up requests that have waited too long, and removes notices that nobody has closed for too long. If somebody sets
 * the clock back, an entry is later than `now`; we count that difference as its age, so that it cannot stay for longer.
 */
export const expireEntries = (queue: Queue, now: number): Queue =>
  queue.flatMap((entry): Queue => {
    const age = Math.abs(now - entry.since);
    if (isWaiting(entry)) return age < waitingMs ? [entry] : finish([entry], entry.key, 'expired');
    return age < noticeMs ? [entry] : [];
  });
