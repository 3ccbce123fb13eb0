import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { metadataFile, metadataFolder } from '@lens/contracts/signing';
import type { Metadata, Targets } from '@tufjs/models';
import { parseMetadata } from './metadata.ts';

/** What a role signed, with the bytes of its file. */
export interface StoredTargets {
  number: number;
  metadata: Metadata<Targets>;
  bytes: Buffer;
}

/** Replaces a file in one step. @param beforeRename the last moment to refuse */
export async function replaceFile(
  file: string,
  content: Buffer | string,
  beforeRename: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, content);
    await beforeRename();
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** @returns null if there is no such file */
export const readOptional = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT' || failure.code === 'ENOTDIR') return null;
    throw failure;
  });

export async function readTargets(
  remotesFolder: string,
  role: string,
  number: number,
): Promise<StoredTargets | null> {
  const bytes = await readOptional(path.join(remotesFolder, metadataFile(number, role)));
  const metadata = bytes && parseMetadata('targets', bytes);
  return metadata?.signed.version === number ? { number, metadata, bytes: bytes! } : null;
}

/** The newest metadata of a role that is accepted. Whatever else is in the folder is passed over. */
export async function findNewest(
  remotesFolder: string,
  role: string,
  accept: (metadata: Metadata<Targets>) => boolean,
): Promise<StoredTargets | null> {
  const names = await readdir(path.join(remotesFolder, metadataFolder)).catch((): string[] => []);
  const suffix = `.${role}.json`;
  const numbers = names
    .filter((name) => name.endsWith(suffix) && /^\d{1,15}$/.test(name.slice(0, -suffix.length)))
    .map((name) => Number(name.slice(0, -suffix.length)))
    .sort((a, b) => b - a);
  for (const number of numbers) {
    const found = await readTargets(remotesFolder, role, number);
    if (found && accept(found.metadata)) return found;
  }
  return null;
}

/** How much of the past stays: shells may still be reading what was the newest a moment ago. */
const keptCount = 50;

/**
 * Removes what was replaced long ago. Roots stay, since shells follow from one to the next.
 * @param current the names of files that are still needed, however old
 */
export async function removeOld(remotesFolder: string, current: ReadonlySet<string>): Promise<void> {
  const folder = path.join(remotesFolder, metadataFolder);
  const names = (await readdir(folder)).filter((name) => /^\d{1,15}\..+\.json$/.test(name));
  const roleOf = (name: string) => name.slice(name.indexOf('.'));
  const newestFirst = names.sort((a, b) => Number.parseInt(b) - Number.parseInt(a));
  const counts = new Map<string, number>([['.root.json', Number.NEGATIVE_INFINITY]]);
  for (const name of newestFirst) {
    const count = (counts.get(roleOf(name)) ?? 0) + 1;
    counts.set(roleOf(name), count);
    if (count > keptCount && !current.has(name)) await rm(path.join(folder, name), { force: true });
  }
}
