/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glossaryOf } from './glossaries';
import { integrityOf } from './integrity';
import type { Snapshot } from './registry/snapshot';

let folder: string;
/** The hashes that each remote's team signed, by file. */
let signed: Record<string, Record<string, string>> = {};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-glossaries-'));
  signed = {};
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (english: string, translation: string) => ({ english, translation, forms: [], avoid: [] });

function write(remote: string, language: string, content: unknown): void {
  const glossaries = path.join(folder, remote, 'locales', 'glossaries');
  mkdirSync(glossaries, { recursive: true });
  writeFileSync(path.join(glossaries, `${language}.json`), JSON.stringify(content));
  signed[remote] ??= {};
  signed[remote][`locales/glossaries/${language}.json`] = integrityOf(JSON.stringify(content));
}

const snapshotOf = (remotes: Record<string, 'public' | 'admin'>): Snapshot =>
  ({
    remotes: Object.entries(remotes).map(([name, surface]) => ({
      folder: path.join(folder, name),
      files: signed[name] ?? {},
      manifest: { name, namespaces: [name], routes: [{ surface }] },
    })),
  }) as unknown as Snapshot;

describe('Glossaries', () => {
  it('are those of every remote on the public site, with the fallback’s entries where there is no own one', () => {
    write('one', 'es', [entry('mission', 'misión'), entry('glasses', 'anteojos')]);
    write('one', 'es-MX', [entry('glasses', 'lentes')]);
    write('two', 'es', [entry('reef', 'arrecife')]);
    write('staff', 'es', [entry('desk', 'escritorio')]);
    const snapshot = snapshotOf({ one: 'public', two: 'public', staff: 'admin' });
    expect(glossaryOf(snapshot, 'es').map(({ translation }) => translation)).toEqual([
      'misión',
      'anteojos',
      'arrecife',
    ]);
    expect(glossaryOf(snapshot, 'es-MX').map(({ translation }) => translation)).toEqual([
      'lentes',
      'misión',
      'arrecife',
    ]);
    expect(glossaryOf(snapshot, 'ko')).toEqual([]);
  });

  it('without the expected shape, or behind a link, count as absent', () => {
    write('one', 'es', [{ english: 'mission' }]);
    write('two', 'es', [entry('reef', 'arrecife')]);
    mkdirSync(path.join(folder, 'three', 'locales', 'glossaries'), { recursive: true });
    symlinkSync(
      path.join(folder, 'two', 'locales', 'glossaries', 'es.json'),
      path.join(folder, 'three', 'locales', 'glossaries', 'es.json'),
    );
    expect(glossaryOf(snapshotOf({ one: 'public', three: 'public' }), 'es')).toEqual([]);
  });

  it('that their team did not sign count as absent [SIGNED-3]', () => {
    write('one', 'es', [entry('mission', 'misión')]);
    const file = path.join(folder, 'one', 'locales', 'glossaries', 'es.json');
    writeFileSync(file, JSON.stringify([entry('mission', 'otra')]));
    expect(glossaryOf(snapshotOf({ one: 'public' }), 'es')).toEqual([]);
  });
});
