import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { StartError } from '../../config/start-error.js';
import { folderNames, manifestName, parseManifest, tableEntry, type Manifest } from './manifest.js';
import { readArchive } from './read-archive.js';

/**
 * Reads a backup from end to end before anything is done with it.
 * @throws StartError when it is no backup, damaged, or of a newer program
 */
export async function checkArchive(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const found: Manifest['entries'] = {};
  let manifest = '';
  try {
    await readArchive(file, async ({ name, isFile, content }) => {
      if (!isFile || name in found) throw new StartError(damagedMessage(file));
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
      found[name] = { bytes, sha256: hash.digest('hex') };
    });
  } catch {
    throw new StartError(damagedMessage(file));
  }
  const parsed = parseManifest(manifest);
  if (!isDeepStrictEqual(found, parsed.entries) || !isComplete(parsed))
    throw new StartError(damagedMessage(file));
  return parsed;
}

const damagedMessage = (file: string): string =>
  `${file} is not a whole backup: it is damaged, cut off, or something else. Nothing was changed.`;

/** Every table has its entry, and every other entry is a file with an ordinary name below one of the folders. */
function isComplete({ tables, folders, entries }: Manifest): boolean {
  const rows = Object.keys(tables).map(tableEntry);
  const others = Object.keys(entries).filter((name) => !rows.includes(name));
  const below = folderNames.map((name) => others.filter((entry) => entry.startsWith(`${name}/`)).length);
  return (
    rows.every((name) => name in entries) &&
    others.every(isOrdinary) &&
    folderNames.every((name, index) => below[index] === (folders[name]?.files ?? 0)) &&
    below.reduce((sum, count) => sum + count, 0) === others.length
  );
}

/** No name leads out of its folder. */
const isOrdinary = (name: string): boolean =>
  !/[\\\0]/.test(name) && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
