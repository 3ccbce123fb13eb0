/** @jest-environment node */
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readAddress } from '../page/address';
import { longestTarget, queryOf, requestTarget } from './request-target';

let server: Server;
/** What came past the check. */
const passed: string[] = [];

beforeAll(async () => {
  const app = express();
  app.use(requestTarget());
  app.use((asked, response) => {
    passed.push(asked.originalUrl);
    const { redirect } = readAddress(asked.path);
    if (redirect) response.redirect(301, `${redirect}${queryOf(asked.originalUrl)}`);
    else response.send(asked.url);
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => passed.splice(0));

/** Asks exactly as written: `fetch` would put an address right first. */
async function ask(target: string): Promise<{ status: number; location: string | undefined; body: string }> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path: '/', agent: false });
  Object.assign(asked, { path: target });
  const answered = once(asked, 'response');
  asked.end();
  const [response] = await answered;
  let body = '';
  for await (const part of response) body += String(part);
  return { status: response.statusCode as number, location: response.headers.location as string, body };
}

describe('What is asked for', () => {
  it('is looked at by nobody when it is longer than any address of ours', async () => {
    const slashes = `/a${'/'.repeat(15_000)}b`;
    for (const target of [slashes, `/${'a'.repeat(longestTarget)}`, `/?${'a'.repeat(longestTarget)}`]) {
      const { status, body } = await ask(target);
      expect([status, JSON.parse(body)]).toEqual([
        414,
        expect.objectContaining({ code: 'address_too_long', statusCode: 414 }),
      ]);
    }
    expect(passed).toEqual([]);
    expect((await ask(`/${'a'.repeat(longestTarget - 1)}`)).status).toBe(200);
  });

  it('may name a whole address, of which path and query count', async () => {
    expect((await ask('http://elsewhere.example/es/contact?a=1')).body).toBe('/es/contact?a=1');
    for (const target of ['ftp://elsewhere.example/', 'elsewhere.example:443', '*'])
      expect([target, (await ask(target)).status]).toEqual([target, 400]);
  });

  it.each([
    ['http://x//evil.example//////', '/evil.example'],
    ['//evil.example//', '/evil.example'],
    ['///', '/'],
    ['/\\evil.example/', '/evil.example'],
    ['/en//evil.example?next=//evil.example', '/evil.example?next=//evil.example'],
    ['/en/?//evil.example', '/?//evil.example'],
    ['/EN#{{{//evil.example', '/'],
  ])('leads from %s to this site', async (target, wanted) => {
    expect(await ask(target)).toMatchObject({ status: 301, location: wanted });
  });
});
