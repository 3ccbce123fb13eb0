import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

export interface LocalFile {
  type: string;
  content: Buffer;
}

/** Reads a file below a folder; null if there is none, or if its name leads out of the folder. */
export function readLocalFile(folder: string, name: string): LocalFile | null {
  const file = path.resolve(folder, name);
  if (!file.startsWith(folder + path.sep) || !existsSync(file) || !statSync(file).isFile()) return null;
  return { type: types[path.extname(file)] ?? 'application/octet-stream', content: readFileSync(file) };
}
