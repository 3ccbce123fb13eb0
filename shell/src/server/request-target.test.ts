/** @jest-environment node */
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readAddress } from '../page/address';
import { maxTargetLength, queryOf, requestTarget } from './request-target';

let server: Server;
/** The targets that passed the check. */
const passed: string[] = [];

beforeAll(async () => {
  const app = express();
  app.use(requestTarget());
  app.use((incoming, response) => {
    passed.push(incoming.originalUrl);
    const { redirect } = readAddress(incoming.path);
    if (redirect) response.redirect(301, `${redirect}${queryOf(incoming.originalUrl)}`);
    else response.send(incoming.url);
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => passed.splice(0));

/** Sends a target as it is; `fetch` would normalize it first. */
async function send(target: string): Promise<{ status: number; location: string | undefined; body: string }> {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, path: '/', agent: false });
  Object.assign(outgoing, { path: target });
  const responseEvent = once(outgoing, 'response');
  outgoing.end();
  const [response] = await responseEvent;
  let body = '';
  for await (const part of response) body += String(part);
  return { status: response.statusCode as number, location: response.headers.location as string, body };
}

describe('A request target', () => {
  it('is not processed if it is longer than any address of the site', async () => {
    const slashes = `/a${'/'.repeat(15_000)}b`;
    for (const target of [slashes, `/${'a'.repeat(maxTargetLength)}`, `/?${'a'.repeat(maxTargetLength)}`]) {
      const { status, body } = await send(target);
      expect([status, JSON.parse(body)]).toEqual([
        414,
        expect.objectContaining({ code: 'address_too_long', statusCode: 414 }),
      ]);
    }
    expect(passed).toEqual([]);
    expect((await send(`/${'a'.repeat(maxTargetLength - 1)}`)).status).toBe(200);
  });

  it('may be a whole address, of which only path and query are used', async () => {
    expect((await send('http://elsewhere.example/es/contact?a=1')).body).toBe('/es/contact?a=1');
    for (const target of ['ftp://elsewhere.example/', 'elsewhere.example:443', '*'])
      expect([target, (await send(target)).status]).toEqual([target, 400]);
  });

  it.each([
    ['http://x//evil.example//////', '/evil.example'],
    ['//evil.example//', '/evil.example'],
    ['///', '/'],
    ['/\\evil.example/', '/evil.example'],
    ['/en//evil.example?next=//evil.example', '/evil.example?next=//evil.example'],
    ['/en/?//evil.example', '/?//evil.example'],
    ['/EN#{{{//evil.example', '/'],
  ])('of %s redirects to an address of this site', async (target, expected) => {
    expect(await send(target)).toMatchObject({ status: 301, location: expected });
  });
});
