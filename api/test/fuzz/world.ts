import type { Page } from '@lens/contracts/lists';
import { catalogue } from '../../src/common/errors/catalogue.js';
import { ask, type Reply } from '../harness/http-client.js';
import { newestRevision } from '../harness/newest-revision.js';
import { someAddress, type RunningApi } from '../harness/running-api.js';
import type { Document, Operation } from './document.js';
import type { Asked, Caller } from './request.js';
import { bodyOf } from './sending.js';
import { Tally, type Meant } from './tally.js';
import { judgeBy } from './validator.js';

/** What is refused before a handler is reached. */
const early = new Set<string>([
  'validation_failed',
  'malformed_body',
  'malformed_address',
  'unauthenticated',
  'forbidden',
  'route_not_found',
  'payload_too_large',
  'unsupported_media_type',
  'revision_required',
  'multipart_required',
  'malformed_upload',
  'file_missing',
  'database_unavailable',
]);

/** What `idOf` leaves open in a request. */
const slots = /\{\{([\w-]+):(\d+)\}\}/g;

/** What no answer may tell: where the program lies, what it is made of, what the database said. */
const internals =
  /node_modules|\/api\/src\/|\.(ts|js):\d+:\d+|QueryFailedError|\$argon2|syntax error at|violates \w+ constraint|relation "/;

export interface Answer {
  status: number;
  code?: string;
  text: string;
  headers: Headers;
}

/** The API under fire: sends what was thought up, judges every answer, and counts. */
export class World {
  readonly tally = new Tally();
  readonly faults: string[] = [];
  /** Right requests that were refused, for whoever looks for the reason. */
  readonly refused = new Map<string, string>();
  private readonly judge;
  private sent = 0;
  private readonly tokens = new Map<Caller, string>();
  private readonly ids = new Map<string, string[]>();
  private readonly own = new Set<string>();

  constructor(
    readonly api: RunningApi,
    readonly document: Document,
    private readonly operations: Operation[],
  ) {
    this.judge = judgeBy(document);
  }

  /** Looks up the rows that there are and that requests name, by lists of the form `/api/<resource>`. */
  async lookAround(requests: Asked[]): Promise<void> {
    const named = new Set([...JSON.stringify(requests).matchAll(slots)].map(([, resource]) => resource));
    const lists = this.operations.filter(
      ({ method, path }) => method === 'GET' && named.has(/^\/api\/([^/]+)$/.exec(path)?.[1]),
    );
    const token = await this.tokenOf('admin');
    for (const { path } of lists) {
      const { status, body } = await this.api.call<Page<{ id?: string }>>('GET', path, { token });
      const ids = status === 200 && Array.isArray(body.items) ? body.items.map(({ id }) => id ?? '') : [];
      this.know(
        path.split('/')[2]!,
        ids.filter((id) => id !== '' && !this.own.has(id)),
      );
    }
  }

  /** Editors and translators do so to new accounts, which nobody has guessed at yet. */
  signInAnew(): void {
    for (const caller of ['editor', 'translator'] as const) this.tokens.delete(caller);
  }

  know(resource: string, ids: string[]): void {
    this.ids.set(resource, ids);
  }

  /** @param from the address it comes from: one of its own unless limits are what is tried */
  async send(operation: Operation, asked: Asked, meant: Meant, from = someAddress()): Promise<Answer> {
    const token = await this.tokenOf(asked.caller);
    const address = this.addressOf(operation, asked);
    const reply = await ask(this.api.url + address, {
      method: operation.method,
      headers: {
        'x-forwarded-for': from,
        ...(token && operation.needsToken && { authorization: `Bearer ${token}` }),
        ...Object.fromEntries(Object.entries(asked.headers).map(([name, value]) => [name, latin1(value)])),
        ...(meant === 'right' && (await this.newest(operation, address, asked))),
        ...(asked.type && asked.type !== 'multipart/form-data' && { 'content-type': asked.type }),
      },
      body: bodyOf(asked, (text) => this.filled(text)),
    });
    const answer = this.read(operation, asked, meant, reply);
    // Signing out and the like: whoever comes next signs in again.
    if (answer.status === 204 && operation.path.startsWith('/api/auth/')) this.tokens.delete(asked.caller);
    return answer;
  }

  /** Two of three know the newest revision of what they change: of the others it is refused. */
  private async newest({ parameters }: Operation, address: string, { body }: Asked): Promise<object> {
    if (!parameters.some(({ name }) => name === 'If-Match')) return {};
    this.sent += 1;
    if (this.sent % 3 === 0) return {};
    const revision = await newestRevision(this.api.source, address, body);
    return revision === undefined ? {} : { 'If-Match': `"${revision}"` };
  }

  private read(operation: Operation, asked: Asked, meant: Meant, reply: Reply): Answer {
    const { status, headers, text } = reply;
    const type = headers.get('content-type') ?? '';
    const code =
      status >= 400 && type.includes('json') ? (JSON.parse(text) as { code?: string }).code : undefined;
    const reached = code === undefined || !early.has(code);
    this.tally.add(operation, status, meant, reached);
    if (meant === 'right' && status === 400)
      this.refused.set(operation.name, `${shown(asked)}\n  answer: ${text}`);
    const faults = [
      this.judge(operation, status, type, text),
      internals.test(text) ? 'tells of internals' : undefined,
      status >= 500 && meant !== 'directed' ? `answers ${status}` : undefined,
      code !== undefined && !(code in catalogue) ? `has the unknown code ${code}` : undefined,
      status === 204 || headers.get('x-request-id') ? undefined : 'has no request id',
    ].filter((fault) => fault !== undefined);
    for (const fault of faults) {
      this.faults.push(
        `${operation.name} ${fault}\n  asked: ${shown(asked)}\n  answer: ${text.slice(0, 300)}`,
      );
    }
    return { status, code, text, headers };
  }

  private async tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'nobody') return undefined;
    if (caller === 'somebody else') return 'e30.e30.e30';
    const known = this.tokens.get(caller);
    if (known) return known;
    const token = await this.api.signIn(caller);
    const { body } = await this.api.call<{ id: string }>('GET', '/api/auth/me', { token });
    this.own.add(body.id);
    this.tokens.set(caller, token);
    return token;
  }

  private addressOf({ path }: Operation, asked: Asked): string {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = this.filled(asked.path[name] ?? '');
      return value.includes('%') ? value : encodeURIComponent(value);
    });
    const query = new URLSearchParams(
      asked.query.map(([name, value]): [string, string] => [name, this.filled(value)]),
    );
    return query.size > 0 ? `${address}?${query}` : address;
  }

  /** Puts ids of rows where they were left open; where there is no row, an id of none. */
  private filled(text: string): string {
    return text.replace(slots, (_, resource: string, pick: string) => {
      const ids = this.ids.get(resource) ?? [];
      return ids[Number(pick) % Math.max(1, ids.length)] ?? crypto.randomUUID();
    });
  }
}

/** Headers carry bytes. */
const latin1 = (text: string): string => Buffer.from(text).toString('latin1');

const shown = (asked: Asked): string =>
  JSON.stringify(asked, (_key, value: unknown) =>
    typeof value === 'string' && value.length > 120 ? `${value.slice(0, 120)}… (${value.length})` : value,
  ).slice(0, 1500);
