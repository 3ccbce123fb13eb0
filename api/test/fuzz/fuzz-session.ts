import type { Page } from '@lens/contracts/lists';
import { catalogue } from '../../src/common/errors/catalogue.js';
import { sendRequest, type TextResponse } from '../harness/http-client.js';
import { newestRevision } from '../harness/newest-revision.js';
import { uniqueAddress, type RunningApi } from '../harness/running-api.js';
import type { Document, Operation } from './document.js';
import type { FuzzRequest, Caller } from './valid-requests.js';
import { encodeBody } from './encode-body.js';
import { Tally, type Intent } from './tally.js';
import { createResponseCheck } from './response-check.js';

/** Failures before the handler is reached. */
const codesBeforeHandler = new Set<string>([
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

/** Matches the placeholders of `idPlaceholder`. */
const idPlaceholders = /\{\{([\w-]+):(\d+)\}\}/g;

/** What no response may contain: paths, names of libraries, messages of the database. */
const internals =
  /node_modules|\/api\/src\/|\.(ts|js):\d+:\d+|QueryFailedError|\$argon2|syntax error at|violates \w+ constraint|relation "/;

export interface Answer {
  status: number;
  code?: string;
  text: string;
  headers: Headers;
}

/** Sends generated requests to the API, checks every response, and counts the statuses. */
export class FuzzSession {
  readonly tally = new Tally();
  readonly problems: string[] = [];
  /** The last refused valid request of each operation, for debugging. */
  readonly refused = new Map<string, string>();
  private readonly checkResponse;
  private changeCount = 0;
  private readonly tokens = new Map<Caller, string>();
  private readonly ids = new Map<string, string[]>();
  private readonly ownUserIds = new Set<string>();

  constructor(
    readonly api: RunningApi,
    readonly document: Document,
    private readonly operations: Operation[],
  ) {
    this.checkResponse = createResponseCheck(document);
  }

  /** Loads the ids of the rows whose placeholders these requests contain, from lists like `/api/<resource>`. */
  async loadIds(requests: FuzzRequest[]): Promise<void> {
    const named = new Set(
      [...JSON.stringify(requests).matchAll(idPlaceholders)].map(([, resource]) => resource),
    );
    const lists = this.operations.filter(
      ({ method, path }) => method === 'GET' && named.has(/^\/api\/([^/]+)$/.exec(path)?.[1]),
    );
    const token = await this.tokenOf('admin');
    for (const { path } of lists) {
      const { status, body } = await this.api.call<Page<{ id?: string }>>('GET', path, { token });
      const ids = status === 200 && Array.isArray(body.items) ? body.items.map(({ id }) => id ?? '') : [];
      this.setIds(
        path.split('/')[2]!,
        ids.filter((id) => id !== '' && !this.ownUserIds.has(id)),
      );
    }
  }

  /** Makes editors and translators sign in to new accounts, which have no failed sign-ins. */
  forgetTokens(): void {
    for (const caller of ['editor', 'translator'] as const) this.tokens.delete(caller);
  }

  setIds(resource: string, ids: string[]): void {
    this.ids.set(resource, ids);
  }

  /** @param from the address of the caller; unique, except in tests of limits */
  async send(
    operation: Operation,
    request: FuzzRequest,
    intent: Intent,
    from = uniqueAddress(),
  ): Promise<Answer> {
    const token = await this.tokenOf(request.caller);
    const address = this.addressOf(operation, request);
    const reply = await sendRequest(this.api.url + address, {
      method: operation.method,
      headers: {
        'x-forwarded-for': from,
        ...(token && operation.needsToken && { authorization: `Bearer ${token}` }),
        ...Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, latin1(value)])),
        ...(intent === 'valid' && (await this.revisionHeader(operation, address, request))),
        ...(request.type && request.type !== 'multipart/form-data' && { 'content-type': request.type }),
      },
      body: encodeBody(request, (text) => this.fillInIds(text)),
    });
    const answer = this.read(operation, request, intent, reply);
    // The request ended the session, so the next one signs in again.
    if (answer.status === 204 && operation.path.startsWith('/api/auth/')) this.tokens.delete(request.caller);
    return answer;
  }

  /** Sets the revisionHeader revision on two of three changes; the third is refused. */
  private async revisionHeader(
    { parameters }: Operation,
    address: string,
    { body }: FuzzRequest,
  ): Promise<object> {
    if (!parameters.some(({ name }) => name === 'If-Match')) return {};
    this.changeCount += 1;
    if (this.changeCount % 3 === 0) return {};
    const revision = await newestRevision(this.api.dataSource, address, body);
    return revision === undefined ? {} : { 'If-Match': `"${revision}"` };
  }

  private read(operation: Operation, request: FuzzRequest, intent: Intent, reply: TextResponse): Answer {
    const { status, headers, text } = reply;
    const type = headers.get('content-type') ?? '';
    const code =
      status >= 400 && type.includes('json') ? (JSON.parse(text) as { code?: string }).code : undefined;
    const reached = code === undefined || !codesBeforeHandler.has(code);
    this.tally.add(operation, status, intent, reached);
    if (intent === 'valid' && status === 400)
      this.refused.set(operation.name, `${describeRequest(request)}\n  answer: ${text}`);
    const problems = [
      this.checkResponse(operation, status, type, text),
      internals.test(text) ? 'contains internals' : undefined,
      status >= 500 && intent !== 'targeted' ? `answers ${status}` : undefined,
      code !== undefined && !(code in catalogue) ? `has the unknown code ${code}` : undefined,
      status === 204 || headers.get('x-request-id') ? undefined : 'has no request id',
    ].filter((problem) => problem !== undefined);
    for (const problem of problems) {
      this.problems.push(
        `${operation.name} ${problem}\n  request: ${describeRequest(request)}\n  answer: ${text.slice(0, 300)}`,
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
    this.ownUserIds.add(body.id);
    this.tokens.set(caller, token);
    return token;
  }

  private addressOf({ path }: Operation, request: FuzzRequest): string {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = this.fillInIds(request.path[name] ?? '');
      return value.includes('%') ? value : encodeURIComponent(value);
    });
    const query = new URLSearchParams(
      request.query.map(([name, value]): [string, string] => [name, this.fillInIds(value)]),
    );
    return query.size > 0 ? `${address}?${query}` : address;
  }

  /** Replaces the placeholders by ids of rows, or by random ids if there are no rows. */
  private fillInIds(text: string): string {
    return text.replace(idPlaceholders, (_, resource: string, pick: string) => {
      const ids = this.ids.get(resource) ?? [];
      return ids[Number(pick) % Math.max(1, ids.length)] ?? crypto.randomUUID();
    });
  }
}

/** Headers are sent as bytes. */
const latin1 = (text: string): string => Buffer.from(text).toString('latin1');

const describeRequest = (request: FuzzRequest): string =>
  JSON.stringify(request, (_key, value: unknown) =>
    typeof value === 'string' && value.length > 120 ? `${value.slice(0, 120)}… (${value.length})` : value,
  ).slice(0, 1500);
