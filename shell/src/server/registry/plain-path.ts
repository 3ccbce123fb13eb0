import { lstatSync, realpathSync } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Whether a file is there, and is reached through no symbolic link below the folder; the folder itself may be one. */
export async function isPlain(folder: string, file: string): Promise<boolean> {
  try {
    const [root, place] = await Promise.all([realpath(folder), realpath(path.join(folder, file))]);
    return place === path.join(root, file) && (await lstat(place)).isFile();
  } catch {
    return false;
  }
}

export function isPlainSync(folder: string, file: string): boolean {
  try {
    const place = realpathSync(path.join(folder, file));
    return place === path.join(realpathSync(folder), file) && lstatSync(place).isFile();
  } catch {
    return false;
  }
}
