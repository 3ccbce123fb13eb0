/** @jest-environment node */
import pino from 'pino';
import { remoteManifest } from '@lens/contracts/remote';
import { Entries } from './entries';
import type { Snapshot } from './registry/snapshot';
import { listedPages, writeSiteMap } from './site-map';

const publicUrl = new URL('https://practice.example');
const silent = pino({ level: 'silent' });

const route = (id: string, path: string, languages: string[], more = {}) => ({
  id,
  path,
  module: `./${id}`,
  surface: 'public',
  languages,
  ...more,
});
const remoteWith = (routes: object[]) => ({
  manifest: remoteManifest.parse({
    manifestVersion: 1,
    name: 'mfe-test',
    platform: '^1',
    namespaces: [],
    routes,
    version: '1',
    languages: ['en'],
    globalName: 'test',
    assets: {},
  }),
});
const snapshot = {
  remotes: [
    remoteWith([
      route('home', '/', ['en', 'es', 'ko']),
      route('article', '/blog/:slug', ['en', 'es', 'es-MX'], { entries: '/articles/public' }),
      route('confirm', '/newsletter/confirm', ['en'], { listed: false }),
    ]),
    remoteWith([
      route('privacy', '/privacy', ['en']),
      route('admin', '/admin', ['en'], { surface: 'admin' }),
    ]),
  ],
} as unknown as Snapshot;

/** A fake API: `published` slugs, some of them in Spanish too. */
const api = { published: ['one', 'two'], spanish: ['two'], answers: true, requests: 0 };

beforeEach(() => {
  Object.assign(api, { published: ['one', 'two'], spanish: ['two'], answers: true, requests: 0 });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    api.requests += 1;
    if (!api.answers) return Promise.reject(new Error('away'));
    const { searchParams } = new URL(String(address));
    const page = Number(searchParams.get('page'));
    const size = Number(searchParams.get('limit'));
    const items = api.published.slice((page - 1) * size, page * size).map((slug) => ({
      slug,
      // Each has a Spanish title.
      lng: /^es/.test(searchParams.get('lng') ?? '') ? 'es' : 'en',
      body_lng: /^es/.test(searchParams.get('lng') ?? '') && api.spanish.includes(slug) ? 'es' : 'en',
      published_at: '2026-01-02T03:04:05.000Z',
    }));
    return Promise.resolve(Response.json({ items, total: api.published.length, page, limit: size }));
  });
});
afterEach(() => jest.restoreAllMocks());

const read = async (source: Entries) =>
  writeSiteMap(await listedPages(snapshot, ['en', 'es', 'ar'], source), publicUrl, 'America/Los_Angeles');
const addresses = (map: string) =>
  [...map.matchAll(/<loc>https:\/\/practice\.example([^<]*)/g)].map(([, path]) => path);

describe('Site map', () => {
  it('has every public page in each offered language in which it is complete, and no page of the back office', async () => {
    const map = await read(new Entries('http://api', silent));
    expect(addresses(map)).toEqual(['/', '/es', '/blog/one', '/blog/two', '/es/blog/two', '/privacy']);
    const home = map.split('\n').find((line) => line.includes('<loc>https://practice.example/</loc>'));
    for (const [code, path] of [
      ['en', '/'],
      ['es', '/es'],
      ['x-default', '/'],
    ])
      expect(home).toContain(`hreflang="${code}" href="https://practice.example${path}"`);
    expect(map).toContain('<lastmod>2026-01-01T19:04:05-08:00</lastmod>');
  });

  it('has an article in Spanish also in Mexican Spanish, and an English one in neither', async () => {
    const pages = await listedPages(snapshot, ['en', 'es', 'es-MX'], new Entries('http://api', silent));
    const languages = Object.fromEntries(pages.map((page) => [page.path, page.languages]));
    expect([languages['/blog/one'], languages['/blog/two']]).toEqual([['en'], ['en', 'es', 'es-MX']]);
  });

  it('reads all pages of a list', async () => {
    api.published = Array.from({ length: 230 }, (_, index) => `article-${index}`);
    const map = await read(new Entries('http://api', silent));
    expect(addresses(map).filter((path) => path?.startsWith('/blog/'))).toHaveLength(230);
  });

  it('reads a list again after a minute, and keeps the last good one while the API is away', async () => {
    let now = 0;
    const source = new Entries('http://api', silent, () => now);
    const first = await read(source);
    const { requests } = api;
    await read(source);
    expect(api.requests).toBe(requests);
    now = 60_000;
    api.answers = false;
    expect(await read(source)).toBe(first);
    expect(api.requests).toBeGreaterThan(requests);
    now = 120_000;
    Object.assign(api, { answers: true, published: ['three'] });
    expect(addresses(await read(source))).toContain('/blog/three');
  });

  it('has the other pages if the API has never answered', async () => {
    api.answers = false;
    expect(addresses(await read(new Entries('http://api', silent)))).toEqual(['/', '/es', '/privacy']);
  });
});
