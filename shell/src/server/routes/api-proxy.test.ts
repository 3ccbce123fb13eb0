/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { apiProxy } from './api-proxy';

/** More than the largest picture. */
const sizeBytes = 25 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'picture');

let api: Server;
let shell: Server;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function start(answer: RequestListener, trusted: string | false = false): Promise<void> {
  api = createServer(answer).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const app = express();
  app.set('trust proxy', trusted);
  app.use((_request, response, next) => {
    response.locals['requestId'] = 'one-of-many';
    next();
  });
  app.all('/api/{*path}', apiProxy(`http://127.0.0.1:${portOf(api)}`));
  shell = app.listen(0, '127.0.0.1');
  await once(shell, 'listening');
}

afterEach(() => {
  for (const server of [shell, api]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends a body in chunks, as a slow browser does. */
async function send(size: number): Promise<{ status: number; body: string }> {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': size };
  const sending = request({ port: portOf(shell), path: '/api/media/upload', method: 'POST', headers });
  const responseEvent = once(sending, 'response');
  for (let sent = 0; sent < size; sent += chunk.length)
    if (!sending.write(chunk.subarray(0, size - sent))) await once(sending, 'drain');
  sending.end();
  const [response] = await responseEvent;
  let body = '';
  for await (const part of response) body += String(part);
  return { status: response.statusCode as number, body };
}

describe('The proxy of the API', () => {
  test('does not pass on a revision of the content, which only shells know', async () => {
    await start((incoming, response) => void response.end(String('content-revision' in incoming.headers)));
    const answer = await fetch(`http://127.0.0.1:${portOf(shell)}/api/articles/public`, {
      headers: { 'content-revision': 'made-up' },
    });
    expect(await answer.text()).toBe('false');
  });

  test('forwards the largest picture unchanged', async () => {
    await start((incoming, response) => {
      const hash = createHash('sha256');
      incoming
        .on('data', (part: Buffer) => hash.update(part))
        .on('end', () => response.end(hash.digest('hex')));
    });
    const expected = createHash('sha256');
    for (let sent = 0; sent < sizeBytes; sent += chunk.length)
      expected.update(chunk.subarray(0, sizeBytes - sent));
    expect(await send(sizeBytes)).toEqual({ status: 200, body: expected.digest('hex') });
  });

  test('returns an answer that comes before the whole body was sent', async () => {
    await start((incoming, response) => {
      response.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"file_too_large"}');
      incoming.resume();
    });
    const body = new Uint8Array(sizeBytes);
    const answer = await fetch(`http://127.0.0.1:${portOf(shell)}/api/media/upload`, {
      method: 'POST',
      body,
    });
    expect([answer.status, await answer.text()]).toEqual([413, '{"code":"file_too_large"}']);
  });

  test('returns a large answer completely, with its headers', async () => {
    const cacheControl = 'public, max-age=31536000, immutable';
    await start((_incoming, response) => {
      response.writeHead(200, { 'content-type': 'image/avif', 'cache-control': cacheControl });
      for (let sent = 0; sent < sizeBytes; sent += chunk.length) response.write(chunk);
      response.end();
    });
    const answer = await fetch(`http://127.0.0.1:${portOf(shell)}/api/media/files/x/400.avif`);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/avif',
      cacheControl,
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBe(sizeBytes);
  });

  test.each([
    ['no proxy is trusted', false, '127.0.0.1'],
    ['the proxy in front is trusted', 'loopback', '198.51.100.7'],
  ] as const)(
    'names the visitor, and does not forward headers that visitors can forge: %s',
    async (_, trusted, visitor) => {
      await start((incoming, response) => response.end(JSON.stringify(incoming.headers)), trusted);
      const forged = {
        'x-forwarded-for': '203.0.113.1, 198.51.100.7',
        'x-forwarded-host': 'elsewhere.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-port': '99',
        'x-real-ip': '203.0.113.2',
        forwarded: 'for=203.0.113.3;host=elsewhere.example',
        'true-client-ip': '203.0.113.4',
      };
      const answer = await fetch(`http://127.0.0.1:${portOf(shell)}/api/auth/login`, { headers: forged });
      const received = (await answer.json()) as Record<string, string>;
      const forwarded = Object.entries(received).filter(([name]) => name in forged);
      expect(forwarded).toEqual([['x-forwarded-for', visitor]]);
    },
  );

  test('ends the request to the API when the sender disconnects', async () => {
    let upload: IncomingMessage | undefined;
    await start((incoming) => {
      // A stream that is cut off ends with an error.
      upload = incoming.resume().on('error', () => undefined);
    });
    const socket = connect(portOf(shell), '127.0.0.1');
    socket.write('POST /api/media/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    socket.write(chunk);
    while (!upload) await once(api, 'request');
    socket.destroy();
    const cutOff = upload;
    await new Promise((resolve) => cutOff.once('close', resolve));
    expect(cutOff.complete).toBe(false);
  });

  test('says when to try again while the API is away [FAULT-15]', async () => {
    await start((incoming) => void incoming.socket.destroy());
    const answer = await fetch(`http://127.0.0.1:${portOf(shell)}/api/settings/public`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'api_unavailable', statusCode: 503 });
  });
});
