import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A built shell on this machine. */
export interface BuiltShell {
  folder: string;
  /** Changes with its code. */
  id: string;
}

/** @returns null if no shell is built there */
export async function findShell(folder: string): Promise<BuiltShell | null> {
  const hash = createHash('sha256');
  try {
    for (const file of ['shell.json', 'server/main.cjs', 'server/render-worker.cjs'])
      hash.update(await readFile(path.join(folder, file)));
  } catch {
    return null;
  }
  return { folder, id: hash.digest('hex') };
}
