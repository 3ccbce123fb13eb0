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
/** The API's answer; null is a failure. */
let activeSet: PublishedTexts | null;
let sentTags: (string | undefined)[];
let stop: AbortController;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-published-'));
  stop = new AbortController();
  sentTags = [];
  activeSet = set(1, 'one');
  api = createServer((request, response) => {
    const { 'if-none-match': tag, 'cache-control': control } = request.headers;
    sentTags.push(tag);
    if (!activeSet) return void response.writeHead(503).end();
    const etag = `"${activeSet.number}"`;
    const isUnchanged = tag === etag && control !== 'no-cache';
    response.writeHead(isUnchanged ? 304 : 200, { etag }).end(isUnchanged ? '' : JSON.stringify(activeSet));
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

async function start(): Promise<PublishedTextsSource> {
  const source = new PublishedTextsSource(url, folder, pino({ level: 'silent' }));
  await source.start(stop.signal);
  return source;
}

async function waitUntil(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000 && !holds(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(holds()).toBe(true);
}

describe('Published texts', () => {
  it('are read at the start, and from then on with their entity tag', async () => {
    const source = await start();
    expect(source.current).toEqual(set(1, 'one'));
    const first = source.current;
    await waitUntil(() => sentTags.length > 1);
    expect(sentTags.slice(0, 2)).toEqual([undefined, '"1"']);
    expect(source.current).toBe(first);
  });

  it('change without any request for a page [PUBLISH-9]', async () => {
    const source = await start();
    activeSet = set(2, 'two');
    await waitUntil(() => source.current.number === 2);
    expect(source.current).toEqual(activeSet);
  });

  it('stay while the API fails, and after a start without it [PUBLISH-10]', async () => {
    const source = await start();
    activeSet = null;
    await waitUntil(() => sentTags.length > 2);
    expect(source.current).toEqual(set(1, 'one'));
    expect((await start()).current).toEqual(set(1, 'one'));
  });

  it('are none if they were never read, or if the file cannot be read', async () => {
    activeSet = null;
    expect((await start()).current).toEqual({ number: 0, texts: [] });
    writeFileSync(path.join(folder, 'last-texts.json'), '{"number":');
    expect((await start()).current).toEqual({ number: 0, texts: [] });
  });
});
