import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './folders.ts';

/** Written by the build or by a run, and read by none. */
const passedOver = new Set([
  'node_modules',
  '.data',
  '.nx',
  '.git',
  'docs',
  'test-results',
  'dist-development',
  '.build',
  'bench',
]);
const stampIn = (folder: string) => path.join(folder, '.nx', 'built');

/** Every file below, sources and output alike, with the time and size that tell whether somebody touched it. */
function* touched(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (passedOver.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* touched(file);
    else if (entry.isFile()) {
      const { mtimeMs, size } = statSync(file);
      yield `${file} ${mtimeMs} ${size}\n`;
    }
  }
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const line of touched(folder)) hash.update(line);
  return hash.digest('hex');
}

/** Whether no file changed since the last whole build: tells in milliseconds what the build's cache takes a second for. */
export function isBuilt(folder = root): boolean {
  try {
    return readFileSync(stampIn(folder), 'utf8') === fingerprint(folder);
  } catch {
    return false;
  }
}

/** Remembers the files as they stand after a whole build. */
export function rememberBuilt(folder = root): void {
  const stamp = stampIn(folder);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint(folder));
}
