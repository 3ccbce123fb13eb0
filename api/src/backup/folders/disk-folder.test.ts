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

const shown = () =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const staged = async () => {
  const files = await new DiskFolder(folder).stage();
  await files.add('b', Readable.from(['new b']));
  await files.add('c', Readable.from(['new c']));
  return files;
};

test('shows nothing of new files before they are swapped, and only them afterwards', async () => {
  const files = await staged();
  expect(shown()).toEqual({ a: 'old a', b: 'old b' });
  await files.swap();
  expect(shown()).toEqual({ b: 'new b', c: 'new c' });
  await files.clear();
  expect(readdirSync(folder).sort()).toEqual(['b', 'c']);
});

test('takes a swap back', async () => {
  const files = await staged();
  await files.swap();
  await files.undo();
  await files.clear();
  expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  expect(shown()).toEqual({ a: 'old a', b: 'old b' });
});

test('takes back as much of a swap as was done when it failed', async () => {
  const files = await staged();
  const [aside] = readdirSync(folder).filter((name) => name.startsWith('.'));
  // No file can be renamed onto a folder.
  const obstacle = join(folder, aside!, 'old', 'b');
  mkdirSync(obstacle);
  await expect(files.swap()).rejects.toThrow();
  await files.clear();
  expect(readdirSync(folder)).toContain(aside);
  await files.undo();
  rmSync(obstacle, { recursive: true });
  await files.clear();
  expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  expect(shown()).toEqual({ a: 'old a', b: 'old b' });
});
