import { lstatSync, realpathSync } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Whether a file exists and its path below the folder has no symbolic link; the folder itself may be one. */
export async function isPlainFile(folder: string, file: string): Promise<boolean> {
  try {
    const [root, target] = await Promise.all([realpath(folder), realpath(path.join(folder, file))]);
    return target === path.join(root, file) && (await lstat(target)).isFile();
  } catch {
    return false;
  }
}

export function isPlainFileSync(folder: string, file: string): boolean {
  try {
    const target = realpathSync(path.join(folder, file));
    return target === path.join(realpathSync(folder), file) && lstatSync(target).isFile();
  } catch {
    return false;
  }
}
