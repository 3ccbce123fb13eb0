import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GateApi {
  url: string;
  /** What browsers reported, as they sent it. */
  events: unknown[];
  close(): Promise<void>;
}

const isReady = { api: { ok: true }, database: { ok: true } };

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

const away = { error: 'The gate has no API.', code: 'unavailable', statusCode: 503 };

/**
 * The API of a rehearsal. It keeps what browsers report, passes reading on to a real API where one is named, and never
 * passes on anything that writes.
 */
export async function startGateApi(target?: string): Promise<GateApi> {
  const events: unknown[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/';
    if (address === '/api/events') {
      events.push(JSON.parse(await readBody(request)));
      response.writeHead(204).end();
    } else if (address === '/api/health/ready' && target === undefined) answer(response, 200, isReady);
    else if (target !== undefined && request.method === 'GET') {
      const found = await fetch(new URL(address, target), { signal: AbortSignal.timeout(5000) });
      response.writeHead(found.status, {
        'content-type': found.headers.get('content-type') ?? 'application/json',
      });
      response.end(Buffer.from(await found.arrayBuffer()));
    } else answer(response, 503, away);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => answer(response, 503, away));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
