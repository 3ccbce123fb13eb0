import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { remoteManifest } from '@lens/contracts/remote';
import { createProxy } from './proxy';

const manifest = remoteManifest.parse({
  manifestVersion: 1,
  name: 'team-some',
  platform: '^1',
  namespaces: ['team-some'],
  routes: [
    { id: 'some', path: '/some', module: './page', surface: 'public' },
    { id: 'staff', path: '/admin/some', module: './staff', surface: 'admin' },
  ],
  version: '1.0.0',
  languages: ['en'],
  globalName: 'team_some',
  assets: {},
});

const pageState = {
  surface: 'public',
  lng: 'en',
  composition: { remotes: [] },
  texts: {},
  integrity: { files: {}, modules: [] },
  rendered: true,
};
const page = `<div id="root">x</div>
<script type="application/json" id="lens-state">${JSON.stringify(pageState)}</script>
<script type="application/json" id="lens-scripts">[]</script>`;

/** What the shell was asked. */
let asked: IncomingMessage[];
let shell: Server;
let proxy: Server;
let output: string;

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  asked = [];
  output = mkdtempSync(path.join(tmpdir(), 'lens-proxy-'));
  mkdirSync(path.join(output, 'locales', 'en'), { recursive: true });
  writeFileSync(path.join(output, 'locales', 'en', 'team-some.json'), '{"title":"Mine"}');
  writeFileSync(path.join(output, 'remoteEntry.js'), 'entry');
  shell = createServer((incoming, response) => {
    asked.push(incoming);
    const isPage = (incoming.headers.accept ?? '').includes('text/html');
    response.writeHead(isPage ? 404 : 302, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
      'content-security-policy': "script-src 'self'; trusted-types lens-boot",
      'strict-transport-security': 'max-age=1',
      'set-cookie': 'a=b; Domain=staging.example; Secure; HttpOnly',
      location: `http://127.0.0.1:${portOf(shell)}/there`,
    });
    response.end(isPage ? page : 'theirs');
  });
  const port = await listen(shell);
  proxy = createProxy({
    shell: new URL(`http://127.0.0.1:${port}`),
    output,
    remote: () => ({ manifest, build: 1, texts: () => ({}), client: 'client' }),
    onListener: (response) => void response.end(),
  });
  await listen(proxy);
});

afterEach(async () => {
  await Promise.all([shell, proxy].map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(output, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { port: portOf(proxy), host: '127.0.0.1', path: target, method, headers, agent: false },
      (answer) =>
        void text(answer).then((body) =>
          resolve({ status: answer.statusCode, headers: answer.headers, body }),
        ),
    );
    outgoing.once('error', reject).end();
  });

describe('The proxy in front of a shell elsewhere', () => {
  it('answers for the remote’s own files and texts, and reports of faults', async () => {
    expect((await ask('/lens-dev/team-some/1/remoteEntry.js')).body).toBe('entry');
    expect((await ask('/remotes/team-some/development/remoteEntry.js')).body).toBe('entry');
    expect((await ask('/locales/en/team-some.json')).body).toBe('{"title":"Mine"}');
    expect((await ask('/lens-dev/client.js')).body).toBe('client');
    expect((await ask('/lens-dev/team-some/1/none.js')).status).toBe(404);
    expect((await ask('/lens-dev/team-some/1/..%2F..%2Fetc/passwd')).status).toBe(404);
    expect((await ask('/api/events', {}, 'POST')).status).toBe(204);
    expect(asked).toEqual([]);
  });

  it('passes everything else to the shell, whose cookies and redirects then are of this address', async () => {
    const { body, headers } = await ask('/api/settings?x=1');
    expect(body).toBe('theirs');
    expect(asked[0]!.url).toBe('/api/settings?x=1');
    expect(asked[0]!.headers.host).toBe(`127.0.0.1:${portOf(shell)}`);
    expect(headers['set-cookie']).toEqual(['a=b; HttpOnly']);
    expect(headers.location).toBe(`http://127.0.0.1:${portOf(proxy)}/there`);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('shows the remote in pages, also one that the shell does not know', async () => {
    const html = { accept: 'text/html' };
    const own = await ask('/some', html);
    expect(own.status).toBe(200);
    expect(own.body).toContain('id="lens-dev"');
    expect(own.headers['content-security-policy']).toBe(
      "script-src 'self'; trusted-types lens-boot lens-dev team_some#webpack",
    );
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await ask('/other', html)).status).toBe(404);
    await ask('/admin/some', html);
    expect(asked.map(({ url }) => url)).toEqual(['/some', '/other', '/admin']);
  });

  it('listens for this machine only, and answers no other page of its browser [TEAM-5]', async () => {
    expect((proxy.address() as AddressInfo).address).toBe('127.0.0.1');
    const own = `http://127.0.0.1:${portOf(proxy)}`;
    expect((await ask('/', { host: 'elsewhere.example' })).status).toBe(403);
    expect((await ask('/contact', { origin: 'https://elsewhere.example' }, 'POST')).status).toBe(403);
    expect((await ask('/contact', { 'sec-fetch-site': 'cross-site' }, 'POST')).status).toBe(403);
    expect(asked).toEqual([]);
    expect((await ask('/contact', { origin: own }, 'POST')).status).toBe(302);
    expect(asked[0]!.headers.origin).toBe(`http://127.0.0.1:${portOf(shell)}`);
  });

  it('says so if the shell does not answer', async () => {
    await new Promise((resolve) => shell.close(resolve));
    const { status, body } = await ask('/');
    expect(status).toBe(502);
    expect(body).toContain('did not answer');
    shell = createServer();
    await listen(shell);
  });
});
