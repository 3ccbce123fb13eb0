import type { ConsultationRequest } from '@lens/contracts/consultations';
import { toldDays, waitingHours } from '../../../sections/document/legal-facts';

/** A request that was written while nobody could be reached. */
export interface Waiting {
  fate: 'waiting';
  /** The Idempotency-Key that it is sent under, however often. */
  key: string;
  /** When it was written, in milliseconds. */
  since: number;
  request: ConsultationRequest;
}

/** What became of one: nothing of what was written is left in it. */
export interface Finished {
  fate: 'sent' | 'refused' | 'expired';
  key: string;
  since: number;
  reference?: string;
}

export type Entry = Waiting | Finished;
export type Queue = readonly Entry[];

const hour = 3_600_000;
const lifetime = waitingHours * hour;
/** How long it is told what became of a request, to somebody who does not close the notice. */
const memory = toldDays * 24 * hour;

const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false;
  const { fate, key, since, request } = value as Record<string, unknown>;
  if (typeof key !== 'string' || typeof since !== 'number') return false;
  return fate === 'waiting'
    ? typeof request === 'object' && request !== null
    : fate === 'sent' || fate === 'refused' || fate === 'expired';
};

/** What a browser kept, or as much of it as is still understood. */
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

/** The key that this very request is waiting under, if it is: written once more, it is still one request. */
export const keyIn = (queue: Queue, request: ConsultationRequest): string | undefined =>
  waitingIn(queue).find((waiting) => JSON.stringify(waiting.request) === JSON.stringify(request))?.key;

export const enqueued = (queue: Queue, waiting: Waiting): Queue =>
  queue.some(({ key }) => key === waiting.key) ? queue : [...queue, waiting];

export const without = (queue: Queue, key: string): Queue => queue.filter((entry) => entry.key !== key);

/** What was discarded in the meantime stays discarded. */
export const finished = (queue: Queue, key: string, fate: Finished['fate'], reference?: string): Queue =>
  queue.map((entry) => (entry.key === key ? { fate, key, since: entry.since, reference } : entry));

/** A clock that was put back makes nothing live longer. */
export const expired = (queue: Queue, now: number): Queue =>
  queue.flatMap((entry): Queue => {
    const age = Math.abs(now - entry.since);
    if (isWaiting(entry)) return age < lifetime ? [entry] : finished([entry], entry.key, 'expired');
    return age < memory ? [entry] : [];
  });
