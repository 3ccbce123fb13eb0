import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { StartError } from '../../config/start-error.js';
import { folderNames, manifestName, parseManifest, tableEntry, type Manifest } from './manifest.js';
import { readArchive, type BackupFile } from './read-archive.js';

/**
 * Reads and checks the whole backup before it is used.
 * @throws StartError when the file is not a backup, is damaged, is encrypted for another key, or was made by a newer
 * program
 */
export async function checkArchive(backup: BackupFile): Promise<Manifest> {
  const { file } = backup;
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const actualEntries: Manifest['entries'] = {};
  let manifest = '';
  try {
    await readArchive(backup, async ({ name, isFile, content }) => {
      if (!isFile || name in actualEntries) throw new StartError(damagedMessage(file));
      if (name === manifestName) {
        manifest = (await buffer(content)).toString('utf8');
        return;
      }
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
      }
      actualEntries[name] = { bytes, sha256: hash.digest('hex') };
    });
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(damagedMessage(file));
  }
  const parsed = parseManifest(manifest);
  if (!isDeepStrictEqual(actualEntries, parsed.entries) || !isComplete(parsed))
    throw new StartError(damagedMessage(file));
  return parsed;
}

const damagedMessage = (file: string): string =>
  `${file} is not a complete backup: it is damaged, cut off, or another kind of file. Nothing was changed.`;

/** Whether every table has its entry, and every other entry is a file with a safe name in one of the folders. */
function isComplete({ tables, folders, entries }: Manifest): boolean {
  const tableEntries = Object.keys(tables).map(tableEntry);
  const fileEntries = Object.keys(entries).filter((name) => !tableEntries.includes(name));
  const fileCounts = folderNames.map(
    (name) => fileEntries.filter((entry) => entry.startsWith(`${name}/`)).length,
  );
  return (
    tableEntries.every((name) => name in entries) &&
    fileEntries.every(isSafeName) &&
    folderNames.every((name, index) => fileCounts[index] === (folders[name]?.files ?? 0)) &&
    fileCounts.reduce((sum, count) => sum + count, 0) === fileEntries.length
  );
}

/** Whether the name cannot lead out of its folder. */
const isSafeName = (name: string): boolean =>
  !/[\\\0]/.test(name) && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
