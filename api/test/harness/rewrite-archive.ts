import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ArchiveWriter } from '../../src/backup/archive/archive-writer.js';
import { manifestName, type Manifest } from '../../src/backup/archive/manifest.js';
import { readArchive } from '../../src/backup/archive/read-archive.js';

/** Reads the manifest of a backup, and all other entries. */
export async function openArchive(file: string) {
  const entries = new Map<string, Buffer>();
  await readArchive({ file }, async ({ name, content }) => void entries.set(name, await buffer(content)));
  const manifest = JSON.parse(entries.get(manifestName)!.toString('utf8')) as Manifest;
  entries.delete(manifestName);
  return { entries, manifest };
}

/** Writes a backup with changed entries and correct checksums. */
export async function writeArchive(
  file: string,
  { entries, manifest }: Awaited<ReturnType<typeof openArchive>>,
): Promise<string> {
  const writer = new ArchiveWriter(file);
  for (const [name, content] of entries) await writer.add(name, content.length, Readable.from([content]));
  await writer.finish(manifest);
  return file;
}
