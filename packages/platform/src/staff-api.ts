import axios, { AxiosError, type AxiosInstance } from 'axios';
import type { ErrorBody } from '@lens/contracts/errors';
import { storedToken, useSession } from '@lens/platform/session';

/** What staff read when a request failed: the API's sentence, or the client's own words when there is none. */
export class StaffApiFailure extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 when nothing answered. */
    readonly status: number,
    readonly body?: Partial<ErrorBody>,
  ) {
    super(message);
    this.name = 'StaffApiFailure';
  }
}

export function failureOf(failure: unknown, unreadable = 'Network error'): StaffApiFailure {
  const response = failure instanceof AxiosError ? failure.response : undefined;
  const body: unknown = response?.data;
  if (!response || typeof body !== 'object' || body === null)
    return new StaffApiFailure(unreadable, response?.status ?? 0);
  const { error } = body as Partial<ErrorBody>;
  return new StaffApiFailure(error || 'Request failed', response.status, body as Partial<ErrorBody>);
}

/** An axios client for /api that carries the session's token, and ends the session when the API does not accept it. */
export function createStaffApi(): AxiosInstance {
  const client = axios.create({ baseURL: '/api', headers: { 'content-type': 'application/json' } });
  client.interceptors.request.use((request) => {
    const token = storedToken();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  });
  client.interceptors.response.use(undefined, (failure: unknown) => {
    const shaped = failureOf(failure);
    const { status, end } = useSession.getState();
    if (shaped.status === 401 && status === 'signed-in') end();
    throw shaped;
  });
  return client;
}
