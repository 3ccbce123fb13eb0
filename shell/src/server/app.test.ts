/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createApp } from './app';
import { standardHeaders } from './standard-headers';

/** No service is used before the headers are set. */
const unusedService = new Proxy({}, { get: () => () => undefined });
let folder: string;
let server: Server;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-shell-app-'));
  for (const name of ['client', 'static']) mkdirSync(path.join(folder, name));
  const services = {
    registry: unusedService,
    locales: unusedService,
    log: pino({ level: 'silent' }),
    apiUrl: 'http://127.0.0.1:9',
    publicUrl: new URL('https://site.example'),
    standard: standardHeaders(new URL('https://site.example')),
    trustedProxies: 'loopback',
    distFolder: folder,
    remotesFolder: folder,
    shell: { fontList: { address: '/shell/fonts.json', text: '[]' } },
  };
  server = createApp(services as unknown as Parameters<typeof createApp>[0]).listen(0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['the health check', '/healthz', 200],
  ['the answer for an unknown address', '/static/nothing', 404],
])(
  'No page may use the camera, the microphone or the location, by the header of %s',
  async (_, address, status) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('permissions-policy')?.split(', ');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
      expect(policy).toContain(`${feature}=()`);
  },
);
