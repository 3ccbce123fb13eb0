import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian installs servers in folders that are not on the PATH of ordinary users. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

export const findOnPath = (name: string): string | null =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...serverFolders]
    .map((folder) => path.join(folder, name))
    .find(isExecutable) ?? null;
