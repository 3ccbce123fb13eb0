import { STATUS_CODES } from 'node:http';
import axios, { type AxiosResponse } from 'axios';
import { z } from 'zod';
import { noAnswer } from './network-error.js';
import type { Protocol, ServiceRequest } from './protocol.js';
import { retryAfterMs } from './retry-after.js';
import { ServiceError } from './service-error.js';

/** Many times what any translation weighs. */
const mostBytes = 1_000_000;

/** DeepL's own status for a quota that is spent. */
const quotaSpent = 456;
/** Google says with it what it means by its body. */
const busyOrSpent = 403;

const reasons = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) });

/** Google's limits: https://cloud.google.com/translate/docs/reference/rest/v2/translate */
function limitsIn(body: string): { isPassing?: true; isQuota?: true } {
  const said = reasons.safeParse(parsed(body)).data?.error.errors.map(({ reason }) => reason) ?? [];
  if (said.includes('dailyLimitExceeded')) return { isQuota: true };
  return said.some((reason) => /^(?:userR|r)ateLimitExceeded$/.test(reason)) ? { isPassing: true } : {};
}

interface Terms {
  protocol: Pick<Protocol, 'name' | 'answer'>;
  signal: AbortSignal;
  now: () => number;
}

/** One question and its answer. @throws ServiceError for everything but a translation */
export async function exchange(request: ServiceRequest, { protocol, signal, now }: Terms): Promise<string> {
  const { name } = protocol;
  const { status, statusText, headers, data } = await post(request, signal).catch((error: unknown) => {
    throw noAnswer(name, error);
  });
  if (status !== 200)
    throw new ServiceError(`${name} API error: ${status} ${reasonOf(status, statusText)}`.trim(), {
      status,
      retryAfterMs: retryAfterMs(headers['retry-after'], now()),
      ...(status === busyOrSpent && limitsIn(data)),
      ...(status === quotaSpent && { isQuota: true }),
    });
  const read = protocol.answer.safeParse(parsed(data));
  if (read.success) return read.data;
  throw new ServiceError(`${name} API error: ${status} not readable`, { status, mayBeBilled: true });
}

const post = (request: ServiceRequest, signal: AbortSignal): Promise<AxiosResponse<string>> =>
  axios.request<string>({
    ...request,
    method: 'POST',
    responseType: 'text',
    // The key must not follow to another server.
    maxRedirects: 0,
    maxContentLength: mostBytes,
    validateStatus: () => true,
    signal,
  });

/** HTTP/2 has no words for a status, and those of a server that is not what it should be may be anything. */
const reasonOf = (status: number, text: string): string =>
  /^[\w '-]{1,60}$/.test(text) ? text : (STATUS_CODES[status] ?? '');

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
