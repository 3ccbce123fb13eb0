import axios, { AxiosError, type AxiosInstance } from 'axios';
import type { ErrorBody } from '@lens/contracts/errors';
import type { SessionEnd } from '@lens/contracts/session-end';
import { storedToken, useSession, type EndedBy } from '@lens/platform/session';
import { renewSession } from '@lens/platform/session-renewal';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The revision that a change is based on. The API refuses the change if there is a later one. */
    baseRevision?: number;
  }
}

/** A failed request, with the message that staff read: the API's, or the client's if the API sent none. */
export class StaffApiFailure extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 without a response. */
    readonly status: number,
    readonly body?: Partial<ErrorBody>,
  ) {
    super(message);
    this.name = 'StaffApiFailure';
  }
}

/** Whether somebody else has changed what is being saved. */
export const isConflict = (failure: unknown): boolean =>
  failure instanceof StaffApiFailure && failure.body?.code === 'revision_conflict';

/** Whether the requested thing does not exist, or no longer exists. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof StaffApiFailure && failure.body?.code === 'not_found';

function toStaffApiFailure(failure: unknown, unreadableMessage = 'Network error'): StaffApiFailure {
  const response = failure instanceof AxiosError ? failure.response : undefined;
  const body: unknown = response?.data;
  if (!response || typeof body !== 'object' || body === null)
    return new StaffApiFailure(unreadableMessage, response?.status ?? 0);
  const { error } = body as Partial<ErrorBody>;
  return new StaffApiFailure(error || 'Request failed', response.status, body as Partial<ErrorBody>);
}

/**
 * Waits until the user has signed in again over the open page. The API has not carried out a request that it answered
 * with 401, so the client can safely repeat it.
 */
const waitForSignIn = (userId: string | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (useSession.getState().status !== 'ended') return resolve(false);
    const unsubscribe = useSession.subscribe(({ status, user }) => {
      if (status === 'ended') return;
      unsubscribe();
      resolve(status === 'signed-in' && user?.id === userId);
    });
  });

/** Why the API no longer accepts the session, if its response says so. */
function findEndedBy({ body }: StaffApiFailure): EndedBy | undefined {
  const detail = body?.details?.find(({ path }) => path === 'session');
  return detail && { code: detail.code as SessionEnd, message: detail.message };
}

let pendingRoleRefresh: Promise<unknown> | undefined;

/** Renews the session because the user's role may have changed: once, however many requests the API refused. */
function refreshRole(client: AxiosInstance): void {
  pendingRoleRefresh ??= renewSession(client)
    .catch((failure: unknown) => console.error(failure))
    .finally(() => {
      pendingRoleRefresh = undefined;
    });
}

/**
 * An axios client for /api that sends the session's token, ends the session when the API does not accept it, and reads
 * the user's role again when the API forbids a request.
 * @param unreadableMessage the message of a failure whose response cannot be read
 */
export function createStaffApi(unreadableMessage?: string): AxiosInstance {
  const client = axios.create({ baseURL: '/api', headers: { 'content-type': 'application/json' } });
  client.interceptors.request.use((request) => {
    const token = storedToken();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    if (request.baseRevision !== undefined) request.headers.set('if-match', `"${request.baseRevision}"`);
    return request;
  });
  client.interceptors.response.use(undefined, async (failure: unknown) => {
    const staffFailure = toStaffApiFailure(failure, unreadableMessage);
    const { status, user, end } = useSession.getState();
    if (staffFailure.status === 401 && status === 'signed-in') end(findEndedBy(staffFailure));
    if (staffFailure.body?.code === 'forbidden' && status === 'signed-in') refreshRole(client);
    const request = failure instanceof AxiosError ? failure.config : undefined;
    if (staffFailure.status !== 401 || !request || !(await waitForSignIn(user?.id))) throw staffFailure;
    return client.request(request);
  });
  return client;
}
