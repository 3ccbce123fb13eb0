import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DiskFolder } from './disk-folder.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(folder, 'a'), 'old a');
  writeFileSync(join(folder, 'b'), 'old b');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readVisibleFiles = () =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const stageFiles = async () => {
  const files = await new DiskFolder(folder).stage();
  await files.add('b', Readable.from(['new b']));
  await files.add('c', Readable.from(['new c']));
  return files;
};

test('new files are invisible until the swap, and are the only files afterwards', async () => {
  const files = await stageFiles();
  expect(readVisibleFiles()).toEqual({ a: 'old a', b: 'old b' });
  await files.swap();
  expect(readVisibleFiles()).toEqual({ b: 'new b', c: 'new c' });
  await files.clear();
  expect(readdirSync(folder).sort()).toEqual(['b', 'c']);
});

test('undoes a swap', async () => {
  const files = await stageFiles();
  await files.swap();
  await files.undo();
  await files.clear();
  expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  expect(readVisibleFiles()).toEqual({ a: 'old a', b: 'old b' });
});

test('undoes the part of a failed swap that was done', async () => {
  const files = await stageFiles();
  const [stagingFolder] = readdirSync(folder).filter((name) => name.startsWith('.'));
  // A file cannot be renamed onto a folder, so the swap fails.
  const obstacle = join(folder, stagingFolder!, 'old', 'b');
  mkdirSync(obstacle);
  await expect(files.swap()).rejects.toThrow();
  await files.clear();
  expect(readdirSync(folder)).toContain(stagingFolder);
  await files.undo();
  rmSync(obstacle, { recursive: true });
  await files.clear();
  expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  expect(readVisibleFiles()).toEqual({ a: 'old a', b: 'old b' });
});
