import { STATUS_CODES } from 'node:http';
import axios, { type AxiosResponse } from 'axios';
import { z } from 'zod';
import { networkError } from './network-error.js';
import type { Protocol, ServiceRequest } from './protocol.js';
import { retryAfterMs } from './retry-after.js';
import { ServiceError } from './service-error.js';

/** Many times the size of any translation. */
const maxResponseBytes = 1_000_000;

/** DeepL's own status for an exceeded quota. */
const quotaExceededStatus = 456;
/** Google sends this status for too many requests and for an exceeded quota; the body says which. */
const limitStatus = 403;

const reasons = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) });

/** Google's limits: https://cloud.google.com/translate/docs/reference/rest/v2/translate */
function parseLimit(body: string): { isTransient?: true; isQuotaExceeded?: true } {
  const found = reasons.safeParse(parseJson(body)).data?.error.errors.map(({ reason }) => reason) ?? [];
  if (found.includes('dailyLimitExceeded')) return { isQuotaExceeded: true };
  return found.some((reason) => /^(?:userR|r)ateLimitExceeded$/.test(reason)) ? { isTransient: true } : {};
}

interface RequestOptions {
  protocol: Pick<Protocol, 'name' | 'response'>;
  signal: AbortSignal;
  now: () => number;
}

/** Sends one text to a service. @throws ServiceError when the response is not a translation */
export async function requestTranslation(
  request: ServiceRequest,
  { protocol, signal, now }: RequestOptions,
): Promise<string> {
  const { name } = protocol;
  const { status, statusText, headers, data } = await post(request, signal).catch((error: unknown) => {
    throw networkError(name, error);
  });
  if (status !== 200)
    throw new ServiceError(`${name} API error: ${status} ${reasonOf(status, statusText)}`.trim(), {
      status,
      retryAfterMs: retryAfterMs(headers['retry-after'], now()),
      ...(status === limitStatus && parseLimit(data)),
      ...(status === quotaExceededStatus && { isQuotaExceeded: true }),
    });
  const translation = protocol.response.safeParse(parseJson(data));
  if (translation.success) return translation.data;
  throw new ServiceError(`${name} API error: ${status} not readable`, { status, mayBeBilled: true });
}

const post = (request: ServiceRequest, signal: AbortSignal): Promise<AxiosResponse<string>> =>
  axios.request<string>({
    ...request,
    method: 'POST',
    responseType: 'text',
    // A redirect must not take the key to another server.
    maxRedirects: 0,
    maxContentLength: maxResponseBytes,
    validateStatus: () => true,
    signal,
  });

/** HTTP/2 has no status text, and the status text of an unexpected server may contain anything. */
const reasonOf = (status: number, text: string): string =>
  /^[\w '-]{1,60}$/.test(text) ? text : (STATUS_CODES[status] ?? '');

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
