import { createHash } from 'node:crypto';
import type { MediaFolder } from '@lens/contracts/media';

/** A picture, and where it lies. */
export interface Lying {
  id: string;
  folder: string;
}

/** The folders above a path, and the path itself: `a/b` is in `a` and in `a/b`. */
const lineOf = (path: string): string[] =>
  path.split('/').map((_name, depth, names) => names.slice(0, depth + 1).join('/'));

/** Every folder that is there when pictures lie in these, in the order of its path. */
export function foldersOf(lying: Lying[]): MediaFolder[] {
  const within = new Map<string, Lying[]>();
  for (const picture of lying)
    for (const path of lineOf(picture.folder)) {
      const others = within.get(path);
      if (others) others.push(picture);
      else within.set(path, [picture]);
    }
  return [...within]
    .map(([path, pictures]) => ({ path, count: pictures.length, revision: revisionOf(pictures) }))
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));
}

/** Follows from what lies in a folder and where: no row could hold it, and it is another as soon as that is. */
export function revisionOf(lying: Lying[]): number {
  const lines = lying.map(({ id, folder }) => `${id} ${folder}`).sort();
  return 1 + (createHash('sha256').update(lines.join('\n')).digest().readUInt32BE() % 999_999_998);
}
