import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status: number;
  /** The words beside the status. */
  reason: string;
  body: unknown;
}

/** What a service does instead of translating. */
export type Fault =
  | { status: number; retryAfter?: string; location?: string; reason?: string }
  /** The connection breaks before there is an answer. */
  | 'reset'
  /** It translates, and alters each text of its answer. */
  | { alters: (answer: string) => string }
  /** A page, as a proxy on the way answers. */
  | 'page'
  /** No answer, ever. */
  | 'silence'
  /** The connection breaks in the middle of the answer. */
  | 'cut'
  /** More than any translation weighs. */
  | 'without end'
  | 'half of its JSON'
  | 'JSON of another shape';

export interface StubService {
  url: string;
  key: string;
  /** In the order in which they came. */
  received: Received[];
  /** What the next requests meet, in turn; after them the service translates again. */
  failNext(...faults: Fault[]): void;
  /** Forgets what came and what was to fail. */
  reset(): void;
  stop(): Promise<void>;
}

export interface Manner {
  key: string;
  /** Below the address of the server. */
  base: string;
  /** The right answer, or the refusal that the service has for a wrong question. */
  answer(request: Received): Reply;
  /** How the service words an error. */
  failure(status: number, reason?: string): Reply;
}

/** A server on a port of its own that speaks as a service does. */
export async function startStub({ key, base, answer, failure }: Manner): Promise<StubService> {
  const received: Received[] = [];
  let faults: Fault[] = [];
  const server = createServer((request, response) => void handle(request, response));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    const asked = { path, headers, body: await text(request) };
    received.push(asked);
    const fault = faults.shift();
    const right = answer(asked);
    if (fault === undefined) return send(response, right);
    if (typeof fault === 'object' && 'alters' in fault)
      return send(response, { ...right, body: everyText(right.body, fault.alters) });
    if (typeof fault === 'object') {
      if (fault.retryAfter) response.setHeader('Retry-After', fault.retryAfter);
      if (fault.location) response.setHeader('Location', fault.location);
      return send(response, failure(fault.status, fault.reason));
    }
    return misbehave(response, fault, right);
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    key,
    received,
    failNext(...next) {
      faults = next;
    },
    reset() {
      faults = [];
      received.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The same with each of its texts changed. */
const everyText = (body: unknown, change: (text: string) => string): unknown =>
  JSON.parse(
    JSON.stringify(body, (_name, value: unknown) => (typeof value === 'string' ? change(value) : value)),
  );

function send(response: ServerResponse, { status, reason, body }: Reply): void {
  response.writeHead(status, reason, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function misbehave(response: ServerResponse, fault: string, right: Reply): void {
  if (fault === 'silence') return;
  if (fault === 'reset') return void response.destroy();
  const whole = JSON.stringify(right.body);
  if (fault === 'page')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Hello</title>');
  if (fault === 'without end') response.end('x'.repeat(1_100_000));
  if (fault === 'half of its JSON') response.end(whole.slice(0, whole.length / 2));
  if (fault === 'JSON of another shape') response.end(JSON.stringify({ translations: [], data: null }));
  if (fault === 'cut') {
    response.writeHead(200, { 'content-length': whole.length * 2 });
    response.write(whole, () => response.destroy());
  }
}
