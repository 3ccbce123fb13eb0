import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSession, type Requester } from '../infra/nginx-request.ts';
import type { Nginx } from '../infra/nginx.ts';
import { visitor } from './client.ts';

interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Of everybody who sends a consultation request. */
export const lastName = 'Of Load';

/**
 * What visitors ask for: pages that nginx has stored and pages that a shell sends, files, texts, the API, and writes. By
 * prime numbers, so that no visitor sends all the writes.
 */
function requestNumber(index: number): Request {
  if (index % 61 === 7)
    return {
      method: 'POST',
      path: '/api/consultations',
      body: visitor(`${randomUUID()}@example.com`, lastName, 'phone'),
      headers: { 'idempotency-key': randomUUID() },
    };
  if (index % 17 === 3)
    return {
      method: 'POST',
      path: '/api/events',
      body: { kind: 'language_changed', from: 'en', to: 'es' },
    };
  const reads = [
    '/',
    `/contact?visit=${index}`,
    '/api/settings/public',
    '/es/procedures',
    '/api/testimonials/public',
    '/locales/es/common.json',
    '/remotes/registry.json',
  ];
  return { method: 'GET', path: reads[index % reads.length]! };
}

export interface LoadResult {
  sent: number;
  /** What went wrong, and when, in seconds from the beginning. */
  failed: string[];
  /** Consultation requests that were accepted. */
  stored: number;
}

interface LoadOptions {
  visitors: number;
  requestsPerSecond: number;
  /** The load ends once this is true. */
  isEnough: (sent: number) => boolean;
}

/** Visitors with addresses of their own, each of whom sends one request after the other. Nobody tries anything again. */
export async function loadNginx(
  nginx: Nginx,
  { visitors, requestsPerSecond, isEnough }: LoadOptions,
): Promise<LoadResult> {
  const result: LoadResult = { sent: 0, failed: [], stored: 0 };
  const startMs = performance.now();
  const pauseMs = (1000 * visitors) / requestsPerSecond;
  const send = async (session: Requester): Promise<void> => {
    const request = requestNumber(result.sent);
    result.sent += 1;
    const { method, path, body, headers = {} } = request;
    const sentMs = performance.now() - startMs;
    const outcome = await session
      .request(path, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      .then(({ status }) => status)
      .catch((failure: unknown) => String(failure));
    const isStored = outcome === 201 && path === '/api/consultations';
    if (isStored) result.stored += 1;
    if (![200, 201, 204].includes(Number(outcome)))
      result.failed.push(
        `${(sentMs / 1000).toFixed(1)} s: ${method} ${path.replace(/\d+$/, '')}: ${outcome}`,
      );
  };
  const visit = async (index: number): Promise<void> => {
    const session = openSession(nginx, `127.0.1.${index + 1}`);
    try {
      while (!isEnough(result.sent)) {
        const nextMs = performance.now() + pauseMs;
        await send(session);
        await sleep(Math.max(0, nextMs - performance.now()));
      }
    } finally {
      session.close();
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
  return result;
}
