import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeRegistry, registryPath } from './registry-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-registry-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The registry file', () => {
  it('is not written by a process that lost its lock while it was stopped', async () => {
    await changeRegistry(folder, 'mfe-some', (current) => ({ ...current, revision: 1 }));
    const before = readFileSync(registryPath(folder), 'utf8');
    const lateChange = changeRegistry(folder, 'mfe-some', (current) => {
      writeFileSync(`${registryPath(folder)}.lock`, 'next-holder');
      return { ...current, revision: 2 };
    });
    await expect(lateChange).rejects.toThrow('Nothing was changed; try again.');
    expect(readFileSync(registryPath(folder), 'utf8')).toBe(before);
  });
});
