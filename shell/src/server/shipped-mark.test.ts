/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Snapshot } from './registry/snapshot';
import { integrityOf } from './integrity';
import { Locales } from './locales';
import { shippedMarkOf } from './shipped-mark';

let folder: string;
/** The hashes of the remote's files. */
let signed: Record<string, string> = {};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-mark-'));
  signed = {};
  write('shell/en/navigation.json', { skip: 'Skip' });
  write('remote/locales/en/common.json', { title: 'Title' });
  write('remote/locales/descriptions/common.json', { title: 'The title.' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, texts: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(texts));
  signed[file.replace(/^remote\//, '')] = integrityOf(JSON.stringify(texts));
}

/** The mark of a shell that has just started. */
function currentMark(): string {
  const manifest = { name: 'mfe-some', namespaces: ['common'], routes: [{ surface: 'public' }] };
  const remote = { folder: path.join(folder, 'remote'), files: signed, manifest };
  const snapshot = { remotes: [remote] } as unknown as Snapshot;
  return shippedMarkOf(new Locales(path.join(folder, 'shell')), snapshot);
}

test.each([
  ['a text of the shell', 'shell/en/navigation.json', { skip: 'Skip it' }],
  ['a text of a remote', 'remote/locales/en/common.json', { title: 'Another' }],
  ['a file of another language', 'remote/locales/es/common.json', { title: 'Título' }],
  ['a description', 'remote/locales/descriptions/common.json', { title: 'Short.' }],
  [
    'a glossary',
    'remote/locales/glossaries/es.json',
    [{ english: 'mission', translation: 'misión', forms: [], avoid: [] }],
  ],
])('the mark of all shipped texts changes with %s, and only then', (_what, file, texts) => {
  const before = currentMark();
  expect(currentMark()).toBe(before);
  write(file, texts);
  expect(currentMark()).not.toBe(before);
});
