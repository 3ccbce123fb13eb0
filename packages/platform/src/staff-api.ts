import axios, { AxiosError, type AxiosInstance } from 'axios';
import type { ErrorBody } from '@lens/contracts/errors';
import type { SessionEnd } from '@lens/contracts/session-end';
import { storedToken, useSession, type EndedBy } from '@lens/platform/session';
import { renewSession } from '@lens/platform/session-renewal';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The revision that a change is made on: the API refuses it where that is not the newest any more. */
    seen?: number;
  }
}

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

/** Whether somebody else was quicker. */
export const isConflict = (failure: unknown): boolean =>
  failure instanceof StaffApiFailure && failure.body?.code === 'revision_conflict';

/** Whether what it was about is not there any more. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof StaffApiFailure && failure.body?.code === 'not_found';

function failureOf(failure: unknown, unreadable = 'Network error'): StaffApiFailure {
  const response = failure instanceof AxiosError ? failure.response : undefined;
  const body: unknown = response?.data;
  if (!response || typeof body !== 'object' || body === null)
    return new StaffApiFailure(unreadable, response?.status ?? 0);
  const { error } = body as Partial<ErrorBody>;
  return new StaffApiFailure(error || 'Request failed', response.status, body as Partial<ErrorBody>);
}

/**
 * Waits for whoever was at work to sign in again over the open page. What the API answered with 401 it has not done, so
 * it may be asked for once more, without anybody pressing a button.
 */
const isSignedInAgain = (userId: string | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (useSession.getState().status !== 'ended') return resolve(false);
    const stop = useSession.subscribe(({ status, user }) => {
      if (status === 'ended') return;
      stop();
      resolve(status === 'signed-in' && user?.id === userId);
    });
  });

/** Why the API does not accept the session any more, where it says so. */
function endedBy({ body }: StaffApiFailure): EndedBy | undefined {
  const said = body?.details?.find(({ path }) => path === 'session');
  return said && { code: said.code as SessionEnd, message: said.message };
}

let asking: Promise<unknown> | undefined;

/** What a role may do is asked of the API, once for however many were refused: it may not be what it was. */
function askForRole(client: AxiosInstance): void {
  asking ??= renewSession(client)
    .catch((failure: unknown) => console.error(failure))
    .finally(() => {
      asking = undefined;
    });
}

/**
 * An axios client for /api that carries the session's token, ends the session when the API does not accept it, and takes
 * up another role where one was refused.
 * @param unreadable what a failure says whose answer cannot be read
 */
export function createStaffApi(unreadable?: string): AxiosInstance {
  const client = axios.create({ baseURL: '/api', headers: { 'content-type': 'application/json' } });
  client.interceptors.request.use((request) => {
    const token = storedToken();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    if (request.seen !== undefined) request.headers.set('if-match', `"${request.seen}"`);
    return request;
  });
  client.interceptors.response.use(undefined, async (failure: unknown) => {
    const shaped = failureOf(failure, unreadable);
    const { status, user, end } = useSession.getState();
    if (shaped.status === 401 && status === 'signed-in') end(endedBy(shaped));
    if (shaped.body?.code === 'forbidden' && status === 'signed-in') askForRole(client);
    const request = failure instanceof AxiosError ? failure.config : undefined;
    if (shaped.status !== 401 || !request || !(await isSignedInAgain(user?.id))) throw shaped;
    return client.request(request);
  });
  return client;
}
