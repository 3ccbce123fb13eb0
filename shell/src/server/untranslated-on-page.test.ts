/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishedTexts } from '@lens/contracts/desk';
import { Locales } from './locales';
import type { Snapshot } from './registry/snapshot';
import { untranslatedOnPage } from './untranslated-on-page';

let folder: string;
let activeSet: PublishedTexts;
let locales: Locales;
let shipped: Snapshot;
const copy = ['navigation', 'common:home', 'common:days'];

function write(file: string, texts: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(texts));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-untranslated-'));
  activeSet = { number: 0, texts: [] };
  const english = { home: { title: 'Title', lead: 'Lead' }, other: 'Other', days_one: '1', days_other: '2' };
  write('shell/en/navigation.json', { skip: 'Skip' });
  for (const code of ['ko', 'ar', 'es']) write(`shell/${code}/navigation.json`, { skip: code });
  write('remote/locales/en/common.json', english);
  write('remote/locales/es/common.json', { ...english, days_many: '3' });
  write('remote/locales/es-MX/common.json', { home: { title: 'Título' } });
  write('remote/locales/ko/common.json', { days_other: '일' });
  write('remote/locales/ar/common.json', { ...english, days_few: 'x' });
  locales = new Locales(path.join(folder, 'shell'), false, () => activeSet);
  const manifest = { name: 'mfe-some', namespaces: ['common'], routes: [], navigation: [] };
  const remotes = [{ folder: path.join(folder, 'remote'), manifest }];
  shipped = { id: '1', remotes, rollouts: [] } as unknown as Snapshot;
});

afterEach(() => rmSync(folder, { recursive: true }));

const untranslated = (language: 'en' | 'ko' | 'ar' | 'es-MX') =>
  untranslatedOnPage(locales, locales.withPublishedLanguages(shipped), language, copy);

test('a page names the texts that it had to take from English, and none that it does not show', () => {
  expect(untranslated('ko')).toEqual({ language: 'ko', keys: ['common:home.title', 'common:home.lead'] });
});

test('it names the plural forms that the language needs', () => {
  expect(untranslated('ar')?.keys).toEqual(['common:days_many', 'common:days_two', 'common:days_zero']);
});

test('a page in English carries no list, nor does one with a fallback for every text', () => {
  expect([untranslated('en'), untranslated('es-MX')]).toEqual([undefined, undefined]);
});

test('a published text is not named until its set is rolled back', () => {
  const before = untranslated('ko');
  const text = {
    language: 'ko',
    namespace: 'common',
    key: 'home.title',
    text: '제목',
    source: 'Title',
  } as const;
  activeSet = { number: 1, texts: [text] };
  expect(untranslated('ko')?.keys).toEqual(['common:home.lead']);
  activeSet = { number: 0, texts: [] };
  expect(untranslated('ko')).toEqual(before);
});

test('it names at most twenty, so that pages stay small', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`text${index}`, 'Text']));
  write('remote/locales/en/common.json', { home: many });
  expect(untranslated('ko')?.keys).toHaveLength(20);
});
