/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../product/folders';
import { foldersApart, installApart } from './packages-apart';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-apart-'));
  writeFileSync(inFolder('package-lock.json'), '{ "lockfileVersion": 3 }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stands in for npm: notes how it was called, and makes the folder, or says why it does not. */
function npm({ refuses = false } = {}) {
  const script = inFolder('npm.cjs');
  const made = `fs.mkdirSync('node_modules', { recursive: true });`;
  writeFileSync(
    script,
    `const fs = require('node:fs');
     fs.appendFileSync('calls', process.argv[2] + '\\n');
     ${refuses ? "console.error('registry is away'); process.exit(1);" : made}`,
  );
  return { program: process.execPath, args: [script] };
}
const calls = () => (existsSync(inFolder('calls')) ? readFileSync(inFolder('calls'), 'utf8') : '');

test('the packages of a folder are installed once', async () => {
  await installApart(folder, npm());
  await installApart(folder, npm());
  expect(calls()).toBe('ci\n');
});

test.each([
  ['the lock file changes', () => writeFileSync(inFolder('package-lock.json'), '{}')],
  ['somebody deletes them', () => rmSync(inFolder('node_modules'), { recursive: true })],
])('they are installed again when %s', async (_, change) => {
  await installApart(folder, npm());
  change();
  await installApart(folder, npm());
  expect(calls()).toBe('ci\nci\n');
});

test('an install that fails says why, and does not count', async () => {
  mkdirSync(inFolder('node_modules'));
  await expect(installApart(folder, npm({ refuses: true }))).rejects.toThrow('registry is away');
  await installApart(folder, npm());
  expect(calls()).toBe('ci\nci\n');
});

test.each(foldersApart)('%s has a lock file, and is no workspace of the root', (name) => {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { workspaces: string[] };
  expect(existsSync(inRoot(name, 'package-lock.json'))).toBe(true);
  expect(workspaces).not.toContain(name);
});
