/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Snapshot } from './registry/snapshot';
import { Locales } from './locales';
import { shippedMarkOf } from './shipped-mark';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-mark-'));
  write('shell/en/navigation.json', { skip: 'Skip' });
  write('remote/locales/en/common.json', { title: 'Title' });
  write('remote/locales/descriptions/common.json', { title: 'The title.' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, copy: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(copy));
}

/** As a shell that has just been started says it. */
function markNow(): string {
  const manifest = { name: 'mfe-some', namespaces: ['common'], routes: [{ surface: 'public' }] };
  const snapshot = { remotes: [{ folder: path.join(folder, 'remote'), manifest }] } as unknown as Snapshot;
  return shippedMarkOf(new Locales(path.join(folder, 'shell')), snapshot);
}

test.each([
  ['a text of the shell', 'shell/en/navigation.json', { skip: 'Skip it' }],
  ['a text of a remote', 'remote/locales/en/common.json', { title: 'Another' }],
  ['a file of another language', 'remote/locales/es/common.json', { title: 'Título' }],
  ['what is said to translators', 'remote/locales/descriptions/common.json', { title: 'Short.' }],
])('the mark of all texts changes with %s, and with nothing else', (_what, file, copy) => {
  const before = markNow();
  expect(markNow()).toBe(before);
  write(file, copy);
  expect(markNow()).not.toBe(before);
});
