import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { IntegrityError, integrityOf } from '../integrity';

export interface VersionFolder {
  folder: string;
  /** Hashes, by path relative to the folder. */
  files: Record<string, string>;
}

/** Reads a file of a version and checks its hash. @throws IntegrityError if it is not the registry's */
export async function readVerified({ folder, files }: VersionFolder, file: string): Promise<Buffer> {
  const content = await readFile(path.join(folder, file)).catch((failure: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${failure.code ?? 'unknown'}).`);
  });
  if (files[file] !== integrityOf(content)) throw new IntegrityError(file);
  return content;
}
