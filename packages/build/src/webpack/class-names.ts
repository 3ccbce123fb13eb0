import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ui = path.resolve(import.meta.dirname, '..', '..', '..', 'ui', 'src');

/** 0 → `a`, 51 → `Z`, 52 → `aa`. */
function shortName(index: number): string {
  const last = letters[index % letters.length]!;
  return index < letters.length ? last : shortName(Math.floor(index / letters.length) - 1) + last;
}

const sheetsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(folder, file));

/** Classes and animations that a sheet may name; one too many costs nothing. */
const namesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!));

/**
 * Names of the classes of a package in its pages: counted, since a page carries each at least twice and no compressor
 * shortens a hash. Every build of the same sources counts alike, whatever it takes up and in which order.
 * @param prefix stands before each, since two remotes may well have a `Home.module.css` each
 */
export function classNames(prefix: string, folder: string) {
  const counted = new Map<string, string>();
  for (const file of [...sheetsIn(path.join(folder, 'src')), ...sheetsIn(ui)])
    for (const name of namesIn(readFileSync(file, 'utf8')))
      counted.set(`${file}:${name}`, `${prefix}-${shortName(counted.size)}`);
  /** @returns undefined for what is not the package's own */
  return (file: string, name: string): string | undefined => counted.get(`${file}:${name}`);
}
