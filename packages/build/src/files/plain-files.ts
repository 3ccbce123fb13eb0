import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { versionFile } from '@lens/contracts/registry';

const twin = /\.(br|gz)$/;

/** What a build holds, compressed twins apart: they are made anew, or taken where they say the same. */
export interface PlainFiles {
  files: string[];
  twins: Set<string>;
  /** What cannot be published, a sentence each. */
  faults: string[];
}

/** Looks through a build: a version consists of plain files, and of nothing that leads out of it. */
export async function plainFilesOf(folder: string): Promise<PlainFiles> {
  const found: PlainFiles = { files: [], twins: new Set(), faults: [] };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, place).replaceAll(path.sep, '/');
    if (entry.isDirectory()) continue;
    if (entry.isSymbolicLink()) found.faults.push(`${name} is a symbolic link: put the file itself there.`);
    else if (!entry.isFile()) found.faults.push(`${name} is no plain file.`);
    else if (twin.test(name)) found.twins.add(name);
    else if (!versionFile.safeParse(name).success)
      found.faults.push(
        `${name}: an address can be made of ASCII letters, digits, ".", "-", "_" and "@" only.`,
      );
    else found.files.push(name);
  }
  found.files.sort();
  return found;
}
