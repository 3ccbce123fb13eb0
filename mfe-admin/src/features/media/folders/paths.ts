import type { MediaFolder } from '@lens/contracts/media';

/** The way from all pictures down to a folder. */
export function lineOf(folder: string): { path: string; name: string }[] {
  const names = folder ? folder.split('/') : [];
  const line = names.map((name, depth) => ({ path: names.slice(0, depth + 1).join('/'), name }));
  return [{ path: '', name: 'All pictures' }, ...line];
}

/** The folders that lie right within one. */
export function withinOf(folders: MediaFolder[], open: string): (MediaFolder & { name: string })[] {
  const start = open ? `${open}/` : '';
  return folders
    .filter(({ path }) => path.startsWith(start) && !path.slice(start.length).includes('/'))
    .filter(({ path }) => path !== open)
    .map((folder) => ({ ...folder, name: folder.path.slice(start.length) }));
}
