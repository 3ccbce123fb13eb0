/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { unknownPractice } from '@lens/contracts/unknown-practice';
import { settings } from '../layout/testing/settings';
import { SettingsSource } from './settings';

let folder: string;
let api: Server;
let url: string;
/** The practice's name in the API; null if it does not answer. */
let practice: string | null;
let stop: AbortController;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-settings-'));
  stop = new AbortController();
  practice = 'First';
  api = createServer((request, response) => {
    if (practice === null) return void response.writeHead(503).end();
    const etag = `"${practice}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : 200, { etag });
    response.end(isKnown ? '' : JSON.stringify({ ...settings, practice }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterEach(async () => {
  stop.abort();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(folder, { recursive: true });
});

async function start(): Promise<SettingsSource> {
  const source = new SettingsSource(url, folder, pino({ level: 'silent' }));
  await source.start(stop.signal);
  return source;
}

describe('Settings of pages', () => {
  it('are requested in quick succession until the API answers, as when both start together', async () => {
    practice = null;
    const source = await start();
    expect((await source.current()).practice).toBe(unknownPractice.practice);
    let requests = 0;
    // With the later pause these would take longer than the time limit of the test.
    await new Promise<void>((resolve) =>
      api.on('request', (_request, response) => {
        requests += 1;
        if (requests === 4) practice = 'First';
        if (requests === 5) response.on('finish', () => resolve());
      }),
    );
    for (let turns = 0; turns < 100 && (await source.current()).practice !== 'First'; turns += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect((await source.current()).practice).toBe('First');
  }, 5000);

  it('are current for the first visitor after a time without any', async () => {
    const source = await start();
    expect((await source.current()).practice).toBe('First');
    practice = 'Second';
    const answered = new Promise<void>((resolve) =>
      api.on('request', (_request, response) => response.on('finish', () => resolve())),
    );
    await answered;
    // Nobody has requested a page in the meantime.
    for (let turns = 0; turns < 100 && (await source.current()).practice !== 'Second'; turns += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect((await source.current()).practice).toBe('Second');
  });

  it('are the last known ones at a start without the API, else those of the unknown practice', async () => {
    await start();
    practice = null;
    expect((await (await start()).current()).practice).toBe('First');
    rmSync(path.join(folder, 'last-settings.json'));
    expect((await (await start()).current()).practice).toBe(unknownPractice.practice);
  });
});
