import { newestRevision } from '../../harness/newest-revision.js';
import { uniqueAddress } from '../../harness/running-api.js';
import type { Operation } from '../document.js';
import type { FuzzRequest, Caller } from '../valid-requests.js';
import type { FuzzSession } from '../fuzz-session.js';

interface SendOptions {
  body?: unknown;
  path?: Record<string, string>;
  query?: [string, string][];
  headers?: Record<string, string>;
  caller?: Caller;
  /** The type of the body; JSON by default. */
  type?: string;
}

/** The fields of responses that scenarios use. */
interface ResponseFields {
  id: string;
  token: string;
  ticket: string;
  secret: string;
  url: string;
}

/** Sends a request to an operation by its name. @throws Error if the document has no such operation */
export type Send = (name: string, options?: SendOptions, from?: string) => Promise<ResponseFields>;

const noFields: ResponseFields = { id: '', token: '', ticket: '', secret: '', url: '' };

export const createSend =
  (session: FuzzSession, operations: Operation[]): Send =>
  async (name, options = {}, from = uniqueAddress()) => {
    const operation = operations.find((candidate) => candidate.name === name);
    if (!operation) throw new Error(`${name} is not in the documentation`);
    const {
      body,
      path = {},
      query = [],
      headers = {},
      caller = 'admin',
      type = 'application/json',
    } = options;
    const request: FuzzRequest = { caller, path, query, headers, body, ...(body !== undefined && { type }) };
    const address = operation.path.replace(/\{(\w+)\}/g, (_, part: string) => path[part] ?? '');
    const newest = headers['If-Match']
      ? undefined
      : await newestRevision(session.api.dataSource, address, body);
    if (newest !== undefined) {
      // First with a wrong revision, which is refused.
      await session.send(operation, { ...request, headers: { 'If-Match': '"999999999"' } }, 'targeted', from);
      request.headers = { ...headers, 'If-Match': `"${newest}"` };
    }
    const { text, headers: responseHeaders } = await session.send(operation, request, 'targeted', from);
    const isJson = responseHeaders.get('content-type')?.startsWith('application/json');
    return isJson ? (JSON.parse(text) as ResponseFields) : noFields;
  };
