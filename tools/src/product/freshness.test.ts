import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuilt, rememberBuilt } from './freshness.ts';

let folder: string;
const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-fresh-'));
  write('shell/src/page.ts', 'source');
  write('shell/dist/page.js', 'output');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nothing is built before the first build', () => {
  expect(isBuilt(folder)).toBe(false);
});

test('a build counts until a file is touched', () => {
  rememberBuilt(folder);
  write('.data/remotes/registry.json', 'what a run writes');
  expect(isBuilt(folder)).toBe(true);
});

test.each([
  ['a source is changed', () => write('shell/src/page.ts', 'other source')],
  ['a source is added', () => write('shell/src/menu.ts', '')],
  ['the output is taken away', () => rmSync(path.join(folder, 'shell/dist'), { recursive: true })],
])('it is stale once %s', (_, change) => {
  rememberBuilt(folder);
  change();
  expect(isBuilt(folder)).toBe(false);
});
