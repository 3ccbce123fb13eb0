import type { LanguageCode } from '@lens/contracts/languages';
import { shippedSignOffs, type ShippedSignOff } from '@lens/contracts/sign-offs';
import { publicNamespaces, type Locales } from '../locales';
import { readSignedText } from '../registry/signed-text';
import type { Snapshot } from '../registry/snapshot';

/** By folder and file. Version folders never change. */
const cache = new Map<string, Map<string, ShippedSignOff[]>>();

/** Drops the sign-offs of versions that nobody gets any more. @param folders those of texts that somebody gets */
export function keepOnlySignOffs(folders: readonly string[]): void {
  for (const folder of cache.keys()) if (!folders.includes(folder)) cache.delete(folder);
}

/**
 * The sign-offs in a folder of texts: `sign-offs/<language>.json`. A team need not have any, and a file that cannot be
 * read counts as none, so that nothing looks signed by mistake. Nor does one that is not what its team signed.
 */
export function readShippedSignOffs(
  locales: Locales,
  folder: string,
  code: LanguageCode,
): readonly ShippedSignOff[] {
  const file = `sign-offs/${code}.json`;
  const files = cache.get(folder) ?? new Map<string, ShippedSignOff[]>();
  const records = files.get(file) ?? readFile(folder, file, locales.hashesIn(folder));
  cache.set(folder, files.set(file, records));
  return records;
}

/** The sign-offs of all remotes on the public site and of the shell, as they ship. */
export const shippedSignOffsOf = (
  locales: Locales,
  snapshot: Snapshot,
  code: LanguageCode,
): ShippedSignOff[] =>
  publicNamespaces(snapshot).flatMap((namespace) => {
    const folder = locales.folderOf(snapshot, namespace);
    const records = folder ? readShippedSignOffs(locales, folder, code) : [];
    return records.filter((record) => record.namespace === namespace);
  });

function readFile(folder: string, file: string, hashes?: Record<string, string>): ShippedSignOff[] {
  try {
    const text = readSignedText(folder, file, hashes && { hashes, name: `locales/${file}` });
    return text === null ? [] : shippedSignOffs.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
