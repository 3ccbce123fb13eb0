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

/** Everything that may be a class or an animation in a sheet; wrong matches do no harm. */
const namesIn = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(/(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!));

/**
 * Short names for the classes of a package: numbered, since a page contains each at least twice and hashes do not
 * compress. Every build of the same sources assigns the same names, whichever sheets it contains in whichever order.
 * @param prefix the start of each name, since several remotes may have a `Home.module.css`
 */
export function classNames(prefix: string, folder: string) {
  const names = new Map<string, string>();
  for (const file of [...sheetsIn(path.join(folder, 'src')), ...sheetsIn(ui)])
    for (const name of namesIn(readFileSync(file, 'utf8')))
      names.set(`${file}:${name}`, `${prefix}-${shortName(names.size)}`);
  /** @returns undefined for classes of other packages */
  return (file: string, name: string): string | undefined => names.get(`${file}:${name}`);
}
