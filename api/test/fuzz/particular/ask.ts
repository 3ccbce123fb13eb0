import { newestRevision } from '../../harness/newest-revision.js';
import { someAddress } from '../../harness/running-api.js';
import type { Operation } from '../document.js';
import type { Asked, Caller } from '../request.js';
import type { World } from '../world.js';

interface Told {
  body?: unknown;
  path?: Record<string, string>;
  query?: [string, string][];
  headers?: Record<string, string>;
  caller?: Caller;
  /** Of the body; JSON unless it is said. */
  type?: string;
}

/** What these requests look at in an answer. */
interface Seen {
  id: string;
  token: string;
  ticket: string;
  secret: string;
}

/** Asks an operation by its name. @throws Error when the document has none of that name */
export type Ask = (name: string, told?: Told, from?: string) => Promise<Seen>;

const nothing: Seen = { id: '', token: '', ticket: '', secret: '' };

export const askIn =
  (world: World, operations: Operation[]): Ask =>
  async (name, told = {}, from = someAddress()) => {
    const operation = operations.find((candidate) => candidate.name === name);
    if (!operation) throw new Error(`${name} is not in the documentation`);
    const { body, path = {}, query = [], headers = {}, caller = 'admin', type = 'application/json' } = told;
    const asked: Asked = { caller, path, query, headers, body, ...(body !== undefined && { type }) };
    const address = operation.path.replace(/\{(\w+)\}/g, (_, part: string) => path[part] ?? '');
    const newest = headers['If-Match'] ? undefined : await newestRevision(world.api.source, address, body);
    if (newest !== undefined) {
      // First as somebody who has not seen what there is now.
      await world.send(operation, { ...asked, headers: { 'If-Match': '"999999999"' } }, 'directed', from);
      asked.headers = { ...headers, 'If-Match': `"${newest}"` };
    }
    const { text, headers: answered } = await world.send(operation, asked, 'directed', from);
    const isJson = answered.get('content-type')?.startsWith('application/json');
    return isJson ? (JSON.parse(text) as Seen) : nothing;
  };
