import type { MediaFolder } from '@lens/contracts/media';

/** The folders above a path, and the path itself: `a/b` is in `a` and in `a/b`. */
const lineOf = (path: string): string[] =>
  path.split('/').map((_name, depth, names) => names.slice(0, depth + 1).join('/'));

/** Every folder that is there when pictures lie in these, in the order of its path. */
export function foldersOf(lying: MediaFolder[]): MediaFolder[] {
  const counts = new Map<string, number>();
  for (const { path, count } of lying)
    for (const folder of lineOf(path)) counts.set(folder, (counts.get(folder) ?? 0) + count);
  return [...counts]
    .map(([path, count]) => ({ path, count }))
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));
}
