import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Store } from '../signing/store';
import { prepareStore } from './adopt';
import { changeRegistry, registryPath } from './registry-file';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-registry-file-'));
  store = { remotesFolder: folder, keysFolder: path.join(folder, 'keys'), makesKeys: true };
  await prepareStore(store);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The registry file', () => {
  it('is not written by a process that lost its lock while it was stopped', async () => {
    await changeRegistry(store, 'mfe-some', (current) => ({ ...current, revision: 1 }));
    const before = readFileSync(registryPath(folder), 'utf8');
    const lateChange = changeRegistry(store, 'mfe-some', (current) => {
      writeFileSync(`${registryPath(folder)}.lock`, 'next-holder');
      return { ...current, revision: 2 };
    });
    await expect(lateChange).rejects.toThrow('Nothing was changed; try again.');
    expect(readFileSync(registryPath(folder), 'utf8')).toBe(before);
  });
});
