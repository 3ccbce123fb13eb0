import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StubResponse {
  status: number;
  /** The text of the status line. */
  reason: string;
  body: unknown;
}

/** How a stub fails instead of translating. */
export type Fault =
  | { status: number; retryAfter?: string; location?: string; reason?: string }
  /** The connection is reset before there is an answer. */
  | 'reset'
  /** It translates, but alters each text of its answer. */
  | { alters: (answer: string) => string }
  /** An HTML page, as from a proxy on the way. */
  | 'page'
  /** No answer, ever. */
  | 'silence'
  /** The connection is closed in the middle of the answer. */
  | 'cut'
  /** More bytes than any translation has. */
  | 'without end'
  | 'half of its JSON'
  | 'JSON of another shape';

export interface StubService {
  url: string;
  key: string;
  /** In the order in which they arrived. */
  received: ReceivedRequest[];
  /** Makes the next requests fail, one fault each; after them the stub translates again. */
  failNext(...faults: Fault[]): void;
  /** Clears the received requests and the faults to come. */
  reset(): void;
  stop(): Promise<void>;
}

export interface ServiceBehaviour {
  key: string;
  /** The path of the service's API. */
  base: string;
  /** Translates, or rejects an invalid request. */
  answer(request: ReceivedRequest): StubResponse;
  /** The service's response to an error. */
  failure(status: number, reason?: string): StubResponse;
}

/** Starts a server on a free port that behaves like a service. */
export async function startStub({ key, base, answer, failure }: ServiceBehaviour): Promise<StubService> {
  const received: ReceivedRequest[] = [];
  let faults: Fault[] = [];
  const server = createServer((request, response) => void handle(request, response));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    const receivedRequest = { path, headers, body: await text(request) };
    received.push(receivedRequest);
    const fault = faults.shift();
    const correct = answer(receivedRequest);
    if (fault === undefined) return send(response, correct);
    if (typeof fault === 'object' && 'alters' in fault)
      return send(response, { ...correct, body: mapTexts(correct.body, fault.alters) });
    if (typeof fault === 'object') {
      if (fault.retryAfter) response.setHeader('Retry-After', fault.retryAfter);
      if (fault.location) response.setHeader('Location', fault.location);
      return send(response, failure(fault.status, fault.reason));
    }
    return misbehave(response, fault, correct);
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

const mapTexts = (body: unknown, change: (text: string) => string): unknown =>
  JSON.parse(
    JSON.stringify(body, (_name, value: unknown) => (typeof value === 'string' ? change(value) : value)),
  );

function send(response: ServerResponse, { status, reason, body }: StubResponse): void {
  response.writeHead(status, reason, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function misbehave(response: ServerResponse, fault: string, correct: StubResponse): void {
  if (fault === 'silence') return;
  if (fault === 'reset') return void response.destroy();
  const whole = JSON.stringify(correct.body);
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
