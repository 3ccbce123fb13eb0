/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishedTexts } from '@lens/contracts/desk';
import { everyLanguageOffered as all } from '@lens/contracts/offered-languages';
import type { Snapshot } from './registry/snapshot';
import { integrityOf } from './integrity';
import { Locales } from './locales';

let folder: string;
let locales: Locales;
let snapshot: Snapshot;

function write(file: string, texts: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(texts));
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
  it('are offered in the languages in which the shell’s texts are complete, in order', () => {
    expect(locales.offeredLanguages(all)).toEqual(['en', 'es', 'es-MX']);
  });

  it('are not offered in languages that are switched off, nor in those with such a fallback', () => {
    const off = { offered: false };
    expect(locales.offeredLanguages({ ...all, 'es-MX': off })).toEqual(['en', 'es']);
    expect(locales.offeredLanguages({ ...all, es: off })).toEqual(['en']);
  });

  it('are read only from the owner of the namespace [FALLBACK-8]', () => {
    expect(locales.texts(snapshot, 'es', 'navigation')).toEqual({ skip: 'es' });
    expect(locales.texts(snapshot, 'es', 'common')).toEqual({ home: { title: 'Spanish' } });
    expect(locales.texts(snapshot, 'es', 'unknown')).toBeNull();
    expect(locales.texts(snapshot, '../shell/en', 'navigation')).toBeNull();
    expect(locales.texts(snapshot, 'pt', 'common')).toBeNull();
    expect(locales.texts(snapshot, 'en-XA', 'common')).toBeNull();
  });

  it('are not offered in languages in which the shell has untranslated texts', () => {
    write('shell/en/navigation.json', { skip: 'Skip', menu: 'Menu' });
    write('shell/ko/navigation.json', { skip: 'ko', menu: 'ko' });
    expect(new Locales(path.join(folder, 'shell')).offeredLanguages(all)).toEqual(['en', 'ko']);
  });

  it('have pseudo-locales if these are switched on, which no list contains', () => {
    const withPseudo = new Locales(path.join(folder, 'shell'), true);
    expect(withPseudo.texts(snapshot, 'en-XA', 'common')).toMatchObject({
      home: { title: expect.stringMatching(/^⟦Éñglïsh/) as string },
    });
    expect(withPseudo.texts(snapshot, 'ar-XB', 'unknown')).toBeNull();
    expect([withPseudo.offeredLanguages(all), withPseudo.index(snapshot)]).toEqual([
      locales.offeredLanguages(all),
      locales.index(snapshot),
    ]);
    expect([withPseudo.isKnown('en-XA'), locales.isKnown('en-XA'), locales.isKnown('he')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('that cannot be read, or are symbolic links, count as absent', () => {
    writeFileSync(path.join(folder, 'remote/locales/es/common.json'), '{"home": ');
    writeFileSync(path.join(folder, 'elsewhere.json'), '{"home": {"title": "Secret"}}');
    rmSync(path.join(folder, 'remote/locales/es-MX/common.json'));
    symlinkSync(path.join(folder, 'elsewhere.json'), path.join(folder, 'remote/locales/es-MX/common.json'));
    expect(locales.texts(snapshot, 'es', 'common')).toBeNull();
    expect(locales.texts(snapshot, 'es-MX', 'common')).toBeNull();
    expect(locales.textsWithFallbacks(snapshot, 'es-MX', 'common')).toEqual({
      home: { title: 'English', only: 'English only' },
    });
  });

  it('that are not what their team signed count as absent [SIGNED-3]', () => {
    const english = readFileSync(path.join(folder, 'remote/locales/en/common.json'), 'utf8');
    const files = {
      'locales/en/common.json': integrityOf(english),
      'locales/es/common.json': integrityOf('{}'),
    };
    const [remote] = snapshot.remotes;
    const withHashes = { ...snapshot, remotes: [{ ...remote!, files }] };
    expect(locales.texts(withHashes, 'en', 'common')).not.toBeNull();
    expect(locales.texts(withHashes, 'es', 'common')).toBeNull();
  });

  it('take untranslated texts from the fallback chain [FALLBACK-3]', () => {
    expect(locales.textsWithFallbacks(snapshot, 'es-MX', 'common')).toEqual({
      home: { title: 'Spanish', only: 'English only' },
    });
  });

  const published = (key: string, text: string, source: string): PublishedTexts => ({
    number: 1,
    texts: [{ language: 'es', namespace: 'common', key, text, source }],
  });
  const withSet = (set: () => PublishedTexts) => new Locales(path.join(folder, 'shell'), false, set);

  it('are overridden by published texts, also as a fallback [FALLBACK-9]', () => {
    let set = published('home.title', 'Published', 'English');
    const overridden = withSet(() => set);
    expect(overridden.texts(snapshot, 'es', 'common')).toEqual({ home: { title: 'Published' } });
    expect(overridden.textsWithFallbacks(snapshot, 'es-MX', 'common')).toMatchObject({
      home: { title: 'Published' },
    });
    expect(overridden.shippedTexts(snapshot, 'es', 'common')).toEqual({ home: { title: 'Spanish' } });
    set = published('home.only', 'Added', 'English only');
    expect(overridden.texts(snapshot, 'es', 'common')).toEqual({ home: { title: 'Spanish', only: 'Added' } });
  });

  it('get the overrides that fit the active version, also after a rollback', () => {
    write('next/locales/en/common.json', { home: { title: 'English in 20 days' } });
    write('next/locales/es/common.json', { home: { title: 'Spanish of the next' } });
    const set = published('home.title', 'Published', 'English');
    const overridden = withSet(() => set);
    const [remote] = snapshot.remotes;
    const next = { remotes: [{ ...remote, folder: path.join(folder, 'next') }] } as unknown as Snapshot;
    const titles = [snapshot, next, snapshot].map((one) => overridden.texts(one, 'es', 'common')?.['home']);
    expect(titles).toEqual([
      { title: 'Published' },
      { title: 'Spanish of the next' },
      { title: 'Published' },
    ]);
  });

  it('have the descriptions of their owner’s active version', () => {
    write('shell/descriptions/navigation.json', { skip: 'The first link.' });
    write('remote/locales/descriptions/common.json', { home: 'The first page.' });
    expect(locales.descriptions(snapshot, 'common')).toEqual({ home: 'The first page.' });
    expect(locales.descriptions(snapshot, 'navigation')).toEqual({ skip: 'The first link.' });
    expect(locales.descriptions(snapshot, 'nowhere')).toBeNull();
    const [remote] = snapshot.remotes;
    const next = { remotes: [{ ...remote, folder: path.join(folder, 'next') }] } as unknown as Snapshot;
    expect(locales.descriptions(next, 'common')).toBeNull();
    expect(locales.texts(snapshot, 'descriptions', 'common')).toBeNull();
  });

  it('are not the glossaries, which stand beside the languages', () => {
    write('remote/locales/glossaries/es.json', [{ english: 'mission', translation: 'misión' }]);
    expect(locales.texts(snapshot, 'glossaries', 'es')).toBeNull();
    expect(locales.index(snapshot)).not.toHaveProperty('es');
  });

  it('are listed as shipped only if visitors see them', () => {
    write('staff/locales/en/desk.json', { title: 'Desk' });
    const remoteWith = (name: string, namespace: string, surface: string) => ({
      folder: path.join(folder, name),
      manifest: { name, namespaces: [namespace], routes: [{ surface }] },
    });
    const remotes = [remoteWith('remote', 'common', 'public'), remoteWith('staff', 'desk', 'admin')];
    const composed = { remotes } as unknown as Snapshot;
    expect(Object.keys(locales.index(composed))).toEqual(['navigation', 'common', 'desk']);
    expect(locales.shippedIndex(composed)).toEqual({
      navigation: ['en', 'es', 'es-MX'],
      common: ['en', 'es', 'es-MX'],
    });
  });

  it('complete a page in a language once its untranslated texts are published, and in those with this fallback', () => {
    let activeSet: PublishedTexts = { number: 0, texts: [] };
    const current = new Locales(path.join(folder, 'shell'), false, () => activeSet);
    const route = { surface: 'public', copy: ['common:home'], languages: ['en'] };
    const manifest = { name: 'mfe-some', namespaces: ['common'], navigation: [], routes: [route] };
    const snapshotA = {
      id: 'a',
      rollouts: [],
      remotes: [{ folder: path.join(folder, 'remote'), manifest }],
    } as unknown as Snapshot;
    const pageLanguages = () =>
      current.withPublishedLanguages(snapshotA).remotes[0]!.manifest.routes[0]!.languages;
    expect(pageLanguages()).toEqual(['en']);
    activeSet = {
      number: 1,
      texts: [
        { language: 'es', namespace: 'common', key: 'home.only', text: 'Solo', source: 'English only' },
      ],
    };
    expect(pageLanguages()).toEqual(['en', 'es', 'es-MX']);
    expect(current.withPublishedLanguages(snapshotA)).toBe(current.withPublishedLanguages(snapshotA));
    activeSet = { number: 0, texts: [] };
    expect(pageLanguages()).toEqual(['en']);
  });
});
