/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishedTexts } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import type { ShippedSignOff } from '@lens/contracts/sign-offs';
import { integrityOf } from '../integrity';
import { Locales } from '../locales';
import type { Snapshot } from '../registry/snapshot';
import { keepOnlySignOffs, shippedSignOffsOf } from './shipped-sign-offs';
import { SignOffs } from './sign-offs';

let folder: string;
let snapshot: Snapshot;
let set: PublishedTexts;
let inEnglish: LanguageCode[];
let locales: Locales;
let signOffs: SignOffs;

const english = { lasik: { risks: { halos: 'Halos', glare: 'Glare' }, hero: { title: 'Welcome' } } };
const spanish = { lasik: { risks: { halos: 'Halos es', glare: 'Brillo' }, hero: { title: 'Bienvenidos' } } };

const signer = (name: string, at = '2026-11-20') => ({ name, qualification: 'CMI', at });
const record = (key: string, source: string, text: string): ShippedSignOff => ({
  ...{ namespace: 'common', key, source, text },
  ...{ translator: signer('Ana Ruiz'), reviser: signer('Leo Paz', '2026-11-22T08:00:00Z') },
});
const halos = record('lasik.risks.halos', 'Halos', 'Halos es');
const glare = record('lasik.risks.glare', 'Glare', 'Brillo');

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}

/** Reads the folder anew, as after a new version was activated. */
function start(): void {
  locales = new Locales(path.join(folder, 'shell'), false, () => set);
  signOffs = new SignOffs(locales, () => inEnglish);
  const manifest = {
    name: 'mfe-some',
    namespaces: ['common'],
    routes: [{ surface: 'public' }],
    navigation: [],
  };
  snapshot = { remotes: [{ folder: path.join(folder, 'remote'), manifest }] } as unknown as Snapshot;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-sign-offs-'));
  for (const code of ['en', 'es', 'es-MX']) write(`shell/${code}/navigation.json`, { skip: code });
  write('remote/locales/en/common.json', english);
  write('remote/locales/es/common.json', spanish);
  write('remote/locales/es-MX/common.json', { lasik: { risks: { glare: 'Destellos' } } });
  set = { number: 0, texts: [] };
  inEnglish = [];
  start();
});
afterEach(() => rmSync(folder, { recursive: true }));

const risksIn = (code: LanguageCode) =>
  (signOffs.marks(snapshot, code)['common'] as { lasik?: { risks?: string } } | undefined)?.lasik?.risks;

describe('Marks of sign-offs', () => {
  it('are unsigned for a group with a critical text, in every language but English [SIGN-16]', () => {
    expect(signOffs.marks(snapshot, 'es')).toEqual({ common: { lasik: { risks: 'unsigned' } } });
    expect(risksIn('es-MX')).toBe('unsigned');
    expect(signOffs.marks(snapshot, 'en')).toEqual({});
  });

  it('that are not what their team signed with the version count as none [SIGNED-3]', () => {
    write('remote/locales/sign-offs/es.json', [halos, glare]);
    start();
    const [remote] = snapshot.remotes;
    const hashesOf = (content: unknown) => ({
      'locales/sign-offs/es.json': integrityOf(JSON.stringify(content)),
    });
    const shipped = (name: string, content: unknown) => {
      const version = { ...remote!, folder: path.join(folder, name), files: hashesOf(content) };
      return shippedSignOffsOf(locales, { ...snapshot, remotes: [version] }, 'es');
    };
    expect(shipped('remote', [halos])).toEqual([]);
    write('again/locales/sign-offs/es.json', [halos, glare]);
    expect(shipped('again', [halos, glare])).toHaveLength(2);
  });

  it('are read again once nobody got their version in the meantime, so that no former version stays in memory [GATE-13]', () => {
    write('remote/locales/sign-offs/es.json', [halos]);
    start();
    const count = () => shippedSignOffsOf(locales, snapshot, 'es').length;
    expect(count()).toBe(1);
    write('remote/locales/sign-offs/es.json', [halos, glare]);
    keepOnlySignOffs(locales.foldersOf({ ...snapshot, rollouts: [] }));
    expect(count()).toBe(1);
    keepOnlySignOffs(locales.foldersOf({ ...snapshot, remotes: [], rollouts: [] }));
    expect(count()).toBe(2);
  });

  it('name who signed a group, once every text of it is signed', () => {
    write('remote/locales/sign-offs/es.json', [halos]);
    start();
    expect(risksIn('es')).toBe('unsigned');
    write('remote/locales/sign-offs/es.json', [halos, glare]);
    write('again/locales/sign-offs/es.json', [halos, glare]);
    write('again/locales/en/common.json', english);
    write('again/locales/es/common.json', spanish);
    const again = {
      remotes: [{ ...snapshot.remotes[0], folder: path.join(folder, 'again') }],
    } as unknown as Snapshot;
    expect(signOffs.marks(again, 'es')).toEqual({
      common: { lasik: { risks: 'Ana Ruiz\nLeo Paz\n2026-11-22' } },
    });
  });

  it.each([
    ['the English', { source: 'Rings' }],
    ['the translation', { text: 'Aros' }],
    ['its reviser into the translator', { reviser: signer('ANA RUIZ') }],
  ])('are unsigned again after a change of %s [SIGN-4]', (_what, change) => {
    write('remote/locales/sign-offs/es.json', [{ ...halos, ...change }, glare]);
    start();
    expect(risksIn('es')).toBe('unsigned');
  });

  it('count a text that Mexican Spanish takes from Spanish by the sign-off of Spanish', () => {
    write('remote/locales/sign-offs/es.json', [halos, glare]);
    start();
    expect(risksIn('es-MX')).toBe('unsigned');
    write('mexico/locales/sign-offs/es.json', [halos]);
    write('mexico/locales/sign-offs/es-MX.json', [record('lasik.risks.glare', 'Glare', 'Destellos')]);
    for (const code of ['en', 'es', 'es-MX'])
      write(
        `mexico/locales/${code}/common.json`,
        { en: english, es: spanish, 'es-MX': { lasik: { risks: { glare: 'Destellos' } } } }[code],
      );
    const mexico = {
      remotes: [{ ...snapshot.remotes[0], folder: path.join(folder, 'mexico') }],
    } as unknown as Snapshot;
    expect(signOffs.marks(mexico, 'es-MX')).toMatchObject({
      common: { lasik: { risks: expect.stringContaining('Ana') as string } },
    });
  });

  it('follow published texts, with and without a sign-off, and a set that is withdrawn', () => {
    const published = { language: 'es' as const, namespace: 'common', source: 'Halos', text: 'Aros' };
    const { translator, reviser } = halos;
    write('remote/locales/sign-offs/es.json', [halos, glare]);
    start();
    expect(risksIn('es')).toContain('Ana Ruiz');
    set = { number: 1, texts: [{ ...published, key: 'lasik.risks.halos' }] };
    expect(risksIn('es')).toBe('unsigned');
    set = {
      number: 2,
      texts: [{ ...published, key: 'lasik.risks.halos', sign_off: { translator, reviser } }],
    };
    expect(risksIn('es')).toContain('Ana Ruiz');
    set = { number: 0, texts: [] };
    expect(risksIn('es')).toContain('Ana Ruiz');
  });

  it('hold for nothing where a file of sign-offs cannot be read', () => {
    write('remote/locales/sign-offs/es.json', [{ ...halos, approved: true }]);
    start();
    expect(risksIn('es')).toBe('unsigned');
    expect(shippedSignOffsOf(locales, snapshot, 'es')).toEqual([]);
  });
});

describe('Unsigned texts', () => {
  it('are shown in English if staff chose so, with the texts of their group, and as they are in other languages [SIGN-17]', () => {
    inEnglish = ['es'];
    expect(signOffs.texts(snapshot, 'es', 'common')).toEqual({
      lasik: { risks: english.lasik.risks, hero: { title: 'Bienvenidos' } },
    });
    expect(signOffs.textsWithFallbacks(snapshot, 'es', 'common')).toEqual({
      lasik: { risks: english.lasik.risks, hero: { title: 'Bienvenidos' } },
    });
    expect(risksIn('es')).toBe('english');
    expect(signOffs.texts(snapshot, 'es-MX', 'common')).toEqual({ lasik: { risks: { glare: 'Destellos' } } });
    inEnglish = [];
    expect(signOffs.texts(snapshot, 'es', 'common')).toEqual(spanish);
  });

  it('do not come from a fallback: Mexican Spanish in English has no Spanish risks', () => {
    inEnglish = ['es-MX'];
    expect(signOffs.textsWithFallbacks(snapshot, 'es-MX', 'common')).toEqual({
      lasik: { risks: english.lasik.risks, hero: { title: 'Bienvenidos' } },
    });
  });

  it('are alone in English where most of their group is not critical', () => {
    write('few/locales/en/common.json', { home: { next: { a: 'Come', b: 'Call', c: 'It may hurt' } } });
    write('few/locales/es/common.json', { home: { next: { a: 'Venga', b: 'Llame', c: 'Duele' } } });
    const few = {
      remotes: [{ ...snapshot.remotes[0], folder: path.join(folder, 'few') }],
    } as unknown as Snapshot;
    inEnglish = ['es'];
    expect(signOffs.texts(few, 'es', 'common')).toEqual({
      home: { next: { a: 'Venga', b: 'Llame', c: 'It may hurt' } },
    });
    expect(signOffs.marks(few, 'es')).toEqual({});
  });
});
