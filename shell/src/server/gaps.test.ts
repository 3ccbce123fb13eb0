/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishedTexts } from '@lens/contracts/desk';
import { lackingTexts } from './gaps';
import { Locales } from './locales';
import type { Snapshot } from './registry/snapshot';

let folder: string;
let live: PublishedTexts;
let locales: Locales;
let shipped: Snapshot;
const copy = ['navigation', 'common:home', 'common:days'];

function write(file: string, texts: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(texts));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-gaps-'));
  live = { number: 0, texts: [] };
  const english = { home: { title: 'Title', lead: 'Lead' }, other: 'Other', days_one: '1', days_other: '2' };
  write('shell/en/navigation.json', { skip: 'Skip' });
  for (const code of ['ko', 'ar', 'es']) write(`shell/${code}/navigation.json`, { skip: code });
  write('remote/locales/en/common.json', english);
  write('remote/locales/es/common.json', { ...english, days_many: '3' });
  write('remote/locales/es-MX/common.json', { home: { title: 'Título' } });
  write('remote/locales/ko/common.json', { days_other: '일' });
  write('remote/locales/ar/common.json', { ...english, days_few: 'x' });
  locales = new Locales(path.join(folder, 'shell'), false, () => live);
  const manifest = { name: 'mfe-some', namespaces: ['common'], routes: [], navigation: [] };
  shipped = { id: '1', remotes: [{ folder: path.join(folder, 'remote'), manifest }] } as unknown as Snapshot;
});

afterEach(() => rmSync(folder, { recursive: true }));

const lacking = (language: 'en' | 'ko' | 'ar' | 'es-MX') =>
  lackingTexts(locales, locales.withPublished(shipped), language, copy);

test('a page names what it had to take from English, and nothing that it does not say', () => {
  expect(lacking('ko')).toEqual({ language: 'ko', keys: ['common:home.title', 'common:home.lead'] });
});

test('so it does the plural forms that a language needs', () => {
  expect(lacking('ar')?.keys).toEqual(['common:days_many', 'common:days_two', 'common:days_zero']);
});

test('a page in English, and one whose gaps another language fills, carries no list', () => {
  expect([lacking('en'), lacking('es-MX')]).toEqual([undefined, undefined]);
});

test('what is published since is named no more, and again once it is rolled back', () => {
  const before = lacking('ko');
  const text = {
    language: 'ko',
    namespace: 'common',
    key: 'home.title',
    text: '제목',
    source: 'Title',
  } as const;
  live = { number: 1, texts: [text] };
  expect(lacking('ko')?.keys).toEqual(['common:home.lead']);
  live = { number: 0, texts: [] };
  expect(lacking('ko')).toEqual(before);
});

test('it names twenty at most, so that pages stay small', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`text${index}`, 'Text']));
  write('remote/locales/en/common.json', { home: many });
  expect(lacking('ko')?.keys).toHaveLength(20);
});
