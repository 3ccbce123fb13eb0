/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import type { CurrentRegistry } from '../registry/current-registry';
import { integrityOf } from '../integrity';
import { unsignedRegistry } from '../testing/unsigned-registry';
import { remoteFiles } from './static-files';

let folder: string;
let version: string;
let server: Server;

const secret = 'the secret of the tokens';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-files-'));
  version = path.join(folder, 'remotes', 'mfe-some', '1.0.0');
  mkdirSync(path.join(version, 'assets'), { recursive: true });
  mkdirSync(path.join(version, 'server'));
  writeFileSync(path.join(folder, 'jwt-secret'), secret);
  const files = { 'remoteEntry.js': '// entry', 'assets/hero.svg': '<svg/>', 'server/index.cjs': secret };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(version, file), text);
  const linked = {
    'assets/linked.svg': secret,
    'folder/file.svg': secret,
    'assets/variant.svg': '<svg/>',
    'assets/changed.svg': '<svg/>',
    'assets/other-variant.svg': '<svg/>',
  };
  const hashes = Object.entries({ ...files, ...linked }).map(([file, text]) => [file, integrityOf(text)]);
  writeFileSync(path.join(version, 'hashes.json'), JSON.stringify(Object.fromEntries(hashes)));

  // Added after publication.
  symlinkSync(path.join(folder, 'jwt-secret'), path.join(version, 'assets', 'linked.svg'));
  symlinkSync(path.join(folder, 'jwt-secret'), path.join(version, 'assets', 'unlisted.svg'));
  mkdirSync(path.join(folder, 'elsewhere'));
  writeFileSync(path.join(folder, 'elsewhere', 'file.svg'), secret);
  symlinkSync(path.join(folder, 'elsewhere'), path.join(version, 'folder'));
  writeFileSync(path.join(version, 'assets', 'variant.svg'), '<svg/>');
  symlinkSync(path.join(folder, 'jwt-secret'), path.join(version, 'assets', 'variant.svg.br'));
  writeFileSync(path.join(version, 'assets', 'changed.svg'), '<svg />');
  writeFileSync(path.join(version, 'assets', 'other-variant.svg'), '<svg/>');
  writeFileSync(path.join(version, 'assets', 'other-variant.svg.gz'), gzipSync('<svg />'));
  writeFileSync(path.join(version, 'assets', 'later.svg'), secret);
  mkdirSync(path.join(folder, 'remotes', 'mfe-some', '2.0.0'));
  writeFileSync(path.join(folder, 'remotes', 'mfe-some', '2.0.0', 'remoteEntry.js'), secret);
  symlinkSync(version, path.join(folder, 'remotes', 'mfe-some', '3.0.0'));

  const remotes = path.join(folder, 'remotes');
  const registry = unsignedRegistry(remotes) as unknown as CurrentRegistry;
  const app = express().use('/remotes', remoteFiles(remotes, registry));
  server = app.listen(0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function ask(file: string): Promise<{ status: number; text: string }> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/remotes/mfe-some/${file}`);
  return { status: answer.status, text: await answer.text() };
}

describe('Files of remotes', () => {
  it.each(['1.0.0/remoteEntry.js', '1.0.0/assets/hero.svg', '1.0.0/code.json'])(
    'include %s',
    async (file) => {
      expect((await ask(file)).status).toBe(200);
    },
  );

  it.each([
    ['a link to a file', '1.0.0/assets/linked.svg'],
    ['a link that the list does not name', '1.0.0/assets/unlisted.svg'],
    ['a file in a linked folder', '1.0.0/folder/file.svg'],
    ['a file whose compressed variant is a link', '1.0.0/assets/variant.svg'],
    ['a compressed variant', '1.0.0/assets/variant.svg.br'],
    ['a file that came after publication', '1.0.0/assets/later.svg'],
    ['a file that was changed [SIGNED-3]', '1.0.0/assets/changed.svg'],
    ['a file whose compressed variant was changed [SIGNED-3]', '1.0.0/assets/other-variant.svg'],
    ['a server bundle', '1.0.0/server/index.cjs'],
    ['the list of hashes', '1.0.0/hashes.json'],
    ['a version that was never published', '2.0.0/remoteEntry.js'],
    ['a linked version', '3.0.0/remoteEntry.js'],
  ])('do not include %s', async (_what, file) => {
    const { status, text } = await ask(file);
    expect(status).toBe(404);
    expect(text).not.toContain(secret);
  });
});
