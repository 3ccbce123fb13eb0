import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { versionFile } from '@lens/contracts/registry';

const compressed = /\.(br|gz)$/;

export interface PlainFiles {
  files: string[];
  compressedCopies: Set<string>;
  /** One sentence for each file that cannot be published. */
  problems: string[];
}

/** Lists the files of a build. A version consists of plain files, without links that lead out of it. */
export async function listPlainFiles(folder: string): Promise<PlainFiles> {
  const found: PlainFiles = { files: [], compressedCopies: new Set(), problems: [] };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    if (entry.isDirectory()) continue;
    if (entry.isSymbolicLink()) found.problems.push(`${name} is a symbolic link. Put the file itself there.`);
    else if (!entry.isFile()) found.problems.push(`${name} is not a plain file.`);
    else if (compressed.test(name)) found.compressedCopies.add(name);
    else if (!versionFile.safeParse(name).success)
      found.problems.push(
        `${name}: names may contain only ASCII letters, digits, ".", "-", "_" and "@", for their addresses.`,
      );
    else found.files.push(name);
  }
  found.files.sort();
  return found;
}
