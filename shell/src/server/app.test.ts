/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from './app';

/** None of them is asked before the headers are set. */
const nothing = new Proxy({}, { get: () => () => undefined });
let folder: string;
let server: Server;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-shell-app-'));
  for (const name of ['client', 'static']) mkdirSync(path.join(folder, name));
  const services = {
    registry: nothing,
    locales: nothing,
    log: nothing,
    apiUrl: 'http://127.0.0.1:9',
    publicUrl: new URL('https://site.example'),
    trustedProxies: 'loopback',
    distFolder: folder,
    remotesFolder: folder,
    shell: { facesList: { address: '/shell/faces.json', text: '[]' } },
  };
  server = createApp(services as unknown as Parameters<typeof createApp>[0]).listen(0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['a word of the process', '/healthz', 200],
  ['the answer where there is nothing', '/static/nothing', 404],
])('No page may ask for camera, microphone or place: %s says so', async (_, address, status) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
  expect(answer.status).toBe(status);
  const policy = answer.headers.get('permissions-policy')?.split(', ');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
    expect(policy).toContain(`${feature}=()`);
});
