/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishedTexts } from '@lens/contracts/desk';
import { unreviewedLanguages as all } from '@lens/contracts/offered-languages';
import type { Snapshot } from './registry/snapshot';
import { Locales } from './locales';

let folder: string;
let locales: Locales;
let snapshot: Snapshot;

function write(file: string, copy: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(copy));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-locales-'));
  for (const code of ['en', 'es', 'es-MX']) write(`shell/${code}/navigation.json`, { skip: code });
  write('remote/locales/en/common.json', { home: { title: 'English', only: 'English only' } });
  write('remote/locales/es/common.json', { home: { title: 'Spanish' } });
  write('remote/locales/es-MX/common.json', { home: {} });
  locales = new Locales(path.join(folder, 'shell'));
  const manifest = { name: 'mfe-some', namespaces: ['common'] };
  snapshot = { remotes: [{ folder: path.join(folder, 'remote'), manifest }] } as unknown as Snapshot;
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Translation files', () => {
  it('are offered in the languages that the shell speaks, in order', () => {
    expect(locales.offered(all)).toEqual(['en', 'es', 'es-MX']);
  });

  it('are not offered in what staff have switched off, nor in what reads its gaps there', () => {
    const off = { offered: false, reviewed: null };
    expect(locales.offered({ ...all, 'es-MX': off })).toEqual(['en', 'es']);
    expect(locales.offered({ ...all, es: off })).toEqual(['en']);
  });

  it('are read from whoever owns the namespace, and from nowhere else [FALLBACK-8]', () => {
    expect(locales.file(snapshot, 'es', 'navigation')).toEqual({ skip: 'es' });
    expect(locales.file(snapshot, 'es', 'common')).toEqual({ home: { title: 'Spanish' } });
    expect(locales.file(snapshot, 'es', 'unknown')).toBeNull();
    expect(locales.file(snapshot, '../shell/en', 'navigation')).toBeNull();
    expect(locales.file(snapshot, 'pt', 'common')).toBeNull();
    expect(locales.file(snapshot, 'en-XA', 'common')).toBeNull();
  });

  it('are offered in none of the languages in which the shell has a gap', () => {
    write('shell/en/navigation.json', { skip: 'Skip', menu: 'Menu' });
    write('shell/ko/navigation.json', { skip: 'ko', menu: 'ko' });
    expect(new Locales(path.join(folder, 'shell')).offered(all)).toEqual(['en', 'ko']);
  });

  it('are English made strange where pseudo-locales are wanted, and list none of them', () => {
    const strange = new Locales(path.join(folder, 'shell'), true);
    expect(strange.file(snapshot, 'en-XA', 'common')).toMatchObject({
      home: { title: expect.stringMatching(/^⟦Éñglïsh/) as string },
    });
    expect(strange.file(snapshot, 'ar-XB', 'unknown')).toBeNull();
    expect([strange.offered(all), strange.index(snapshot)]).toEqual([
      locales.offered(all),
      locales.index(snapshot),
    ]);
    expect([strange.knows('en-XA'), locales.knows('en-XA'), locales.knows('he')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('that cannot be read, or lie behind a link, count as none', () => {
    writeFileSync(path.join(folder, 'remote/locales/es/common.json'), '{"home": ');
    writeFileSync(path.join(folder, 'elsewhere.json'), '{"home": {"title": "Secret"}}');
    rmSync(path.join(folder, 'remote/locales/es-MX/common.json'));
    symlinkSync(path.join(folder, 'elsewhere.json'), path.join(folder, 'remote/locales/es-MX/common.json'));
    expect(locales.file(snapshot, 'es', 'common')).toBeNull();
    expect(locales.file(snapshot, 'es-MX', 'common')).toBeNull();
    expect(locales.filled(snapshot, 'es-MX', 'common')).toEqual({
      home: { title: 'English', only: 'English only' },
    });
  });

  it('fill every gap along the fallback chain [FALLBACK-3]', () => {
    expect(locales.filled(snapshot, 'es-MX', 'common')).toEqual({
      home: { title: 'Spanish', only: 'English only' },
    });
  });

  const published = (key: string, text: string, source: string): PublishedTexts => ({
    number: 1,
    texts: [{ language: 'es', namespace: 'common', key, text, source }],
  });
  const withSet = (set: () => PublishedTexts) => new Locales(path.join(folder, 'shell'), false, set);

  it('have what is published laid over them, and under what falls back to them [FALLBACK-9]', () => {
    let set = published('home.title', 'Published', 'English');
    const over = withSet(() => set);
    expect(over.file(snapshot, 'es', 'common')).toEqual({ home: { title: 'Published' } });
    expect(over.filled(snapshot, 'es-MX', 'common')).toMatchObject({ home: { title: 'Published' } });
    expect(over.shipped(snapshot, 'es', 'common')).toEqual({ home: { title: 'Spanish' } });
    set = published('home.only', 'Added', 'English only');
    expect(over.file(snapshot, 'es', 'common')).toEqual({ home: { title: 'Spanish', only: 'Added' } });
  });

  it('are looked at anew when a remote stands at another version, and again when it is back', () => {
    write('next/locales/en/common.json', { home: { title: 'English in 20 days' } });
    write('next/locales/es/common.json', { home: { title: 'Spanish of the next' } });
    const set = published('home.title', 'Published', 'English');
    const over = withSet(() => set);
    const [remote] = snapshot.remotes;
    const next = { remotes: [{ ...remote, folder: path.join(folder, 'next') }] } as unknown as Snapshot;
    const titles = [snapshot, next, snapshot].map((one) => over.file(one, 'es', 'common')?.['home']);
    expect(titles).toEqual([
      { title: 'Published' },
      { title: 'Spanish of the next' },
      { title: 'Published' },
    ]);
  });

  it('have descriptions that come and go with the version of their owner', () => {
    write('shell/descriptions/navigation.json', { skip: 'The first link.' });
    write('remote/locales/descriptions/common.json', { home: 'The first page.' });
    expect(locales.descriptions(snapshot, 'common')).toEqual({ home: 'The first page.' });
    expect(locales.descriptions(snapshot, 'navigation')).toEqual({ skip: 'The first link.' });
    expect(locales.descriptions(snapshot, 'nowhere')).toBeNull();
    const [remote] = snapshot.remotes;
    const next = { remotes: [{ ...remote, folder: path.join(folder, 'next') }] } as unknown as Snapshot;
    expect(locales.descriptions(next, 'common')).toBeNull();
    expect(locales.file(snapshot, 'descriptions', 'common')).toBeNull();
  });

  it('are listed as shipped only where visitors see them', () => {
    write('staff/locales/en/desk.json', { title: 'Desk' });
    const named = (name: string, namespace: string, surface: string) => ({
      folder: path.join(folder, name),
      manifest: { name, namespaces: [namespace], routes: [{ surface }] },
    });
    const remotes = [named('remote', 'common', 'public'), named('staff', 'desk', 'admin')];
    const composed = { remotes } as unknown as Snapshot;
    expect(Object.keys(locales.index(composed))).toEqual(['navigation', 'common', 'desk']);
    expect(locales.shippedIndex(composed)).toEqual({
      navigation: ['en', 'es', 'es-MX'],
      common: ['en', 'es', 'es-MX'],
    });
  });

  it('have one fingerprint a language, which changes with what is published, in the language or in English', () => {
    let live: PublishedTexts = { number: 0, texts: [] };
    const watched = new Locales(path.join(folder, 'shell'), false, () => live);
    const manifest = { name: 'mfe-some', namespaces: ['common'], routes: [{ surface: 'public' }] };
    const today = {
      id: 'a',
      remotes: [{ folder: path.join(folder, 'remote'), manifest }],
    } as unknown as Snapshot;
    const before = watched.fingerprints(today);
    expect(watched.fingerprints(today)).toEqual(before);
    live = {
      number: 1,
      texts: [
        { language: 'es', namespace: 'common', key: 'home.only', text: 'Solo', source: 'English only' },
      ],
    };
    const after = watched.fingerprints(today);
    expect(after.es).not.toBe(before.es);
    expect(after['es-MX']).not.toBe(before['es-MX']);
    expect(after.ko).toBe(before.ko);
    live = { number: 0, texts: [] };
    expect(watched.fingerprints(today)).toEqual(before);
    write('other/locales/en/common.json', { home: { title: 'English', only: 'English only!' } });
    write('other/locales/es/common.json', { home: { title: 'Spanish' } });
    const next = {
      id: 'b',
      remotes: [{ folder: path.join(folder, 'other'), manifest }],
    } as unknown as Snapshot;
    expect(watched.fingerprint(next, 'es')).not.toBe(before.es);
  });

  it('make a page whole in a language once what it lacked is published, and the languages that read there', () => {
    let live: PublishedTexts = { number: 0, texts: [] };
    const watched = new Locales(path.join(folder, 'shell'), false, () => live);
    const route = { surface: 'public', copy: ['common:home'], languages: ['en'] };
    const manifest = { name: 'mfe-some', namespaces: ['common'], navigation: [], routes: [route] };
    const today = {
      id: 'a',
      remotes: [{ folder: path.join(folder, 'remote'), manifest }],
    } as unknown as Snapshot;
    const spoken = () => watched.withPublished(today).remotes[0]!.manifest.routes[0]!.languages;
    expect(spoken()).toEqual(['en']);
    live = {
      number: 1,
      texts: [
        { language: 'es', namespace: 'common', key: 'home.only', text: 'Solo', source: 'English only' },
      ],
    };
    expect(spoken()).toEqual(['en', 'es', 'es-MX']);
    expect(watched.withPublished(today)).toBe(watched.withPublished(today));
    live = { number: 0, texts: [] };
    expect(spoken()).toEqual(['en']);
  });
});
