import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeMemoryFolder } from './memory-folder';

describe('The folder in memory', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'lens-memory-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is empty, and other users may look for their files in it', () => {
    const folder = makeMemoryFolder(root, 1)!;
    expect(path.dirname(folder)).toBe(root);
    expect(readdirSync(folder)).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  });

  it('is not made where there is no room, or no such file system', () => {
    expect(makeMemoryFolder(root, Infinity)).toBeNull();
    expect(makeMemoryFolder(path.join(root, 'missing'), 1)).toBeNull();
    expect(readdirSync(root)).toEqual([]);
  });
});
