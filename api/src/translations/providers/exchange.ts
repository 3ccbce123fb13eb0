import { STATUS_CODES } from 'node:http';
import axios, { type AxiosResponse } from 'axios';
import type { Protocol, ServiceRequest } from './protocol.js';
import { retryAfterMs } from './retry-after.js';
import { ServiceError } from './service-error.js';

/** Many times what any translation weighs. */
const mostBytes = 1_000_000;

/** Nothing was sent in these cases. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

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

/** What axios throws holds the request with its key, so nothing of it goes on but a code. */
function noAnswer(name: string, error: unknown): ServiceError {
  const code = axios.isAxiosError(error) ? (error.code ?? '') : '';
  return new ServiceError(`${name} API error: 0 no answer`, { mayBeBilled: !neverSent.includes(code) });
}

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
