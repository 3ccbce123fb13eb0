/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { PublishedTexts } from '@lens/contracts/desk';
import { PublishedTextsSource } from './published-texts';

const set = (number: number, text: string): PublishedTexts => ({
  number,
  texts: [{ language: 'ar', namespace: 'common', key: 'a', text, source: 'A' }],
});

let folder: string;
let api: Server;
let url: string;
/** What the API answers; null is a failure. */
let live: PublishedTexts | null;
let asked: (string | undefined)[];
let stop: AbortController;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-published-'));
  stop = new AbortController();
  asked = [];
  live = set(1, 'one');
  api = createServer((request, response) => {
    const { 'if-none-match': tag, 'cache-control': control } = request.headers;
    asked.push(tag);
    if (!live) return void response.writeHead(503).end();
    const etag = `"${live.number}"`;
    const known = tag === etag && control !== 'no-cache';
    response.writeHead(known ? 304 : 200, { etag }).end(known ? '' : JSON.stringify(live));
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

async function started(): Promise<PublishedTextsSource> {
  const source = new PublishedTextsSource(url, folder, pino({ level: 'silent' }));
  await source.start(stop.signal);
  return source;
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000 && !holds(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(holds()).toBe(true);
}

describe('Published texts', () => {
  it('are known from the start, and asked for by their tag from then on', async () => {
    const source = await started();
    expect(source.current).toEqual(set(1, 'one'));
    const first = source.current;
    await until(() => asked.length > 1);
    expect(asked.slice(0, 2)).toEqual([undefined, '"1"']);
    expect(source.current).toBe(first);
  });

  it('change by themselves, without anybody asking for a page [PUBLISH-9]', async () => {
    const source = await started();
    live = set(2, 'two');
    await until(() => source.current.number === 2);
    expect(source.current).toEqual(live);
  });

  it('stay while the API fails, and after a start without it [PUBLISH-10]', async () => {
    const source = await started();
    live = null;
    await until(() => asked.length > 2);
    expect(source.current).toEqual(set(1, 'one'));
    expect((await started()).current).toEqual(set(1, 'one'));
  });

  it('are none where nothing was ever known, or what is kept cannot be read', async () => {
    live = null;
    expect((await started()).current).toEqual({ number: 0, texts: [] });
    writeFileSync(path.join(folder, 'last-texts.json'), '{"number":');
    expect((await started()).current).toEqual({ number: 0, texts: [] });
  });
});
