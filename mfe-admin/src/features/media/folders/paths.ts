import type { MediaFolder } from '@lens/contracts/media';

/** The links from all pictures down to a folder. */
export function breadcrumbs(folder: string): { path: string; name: string }[] {
  const names = folder ? folder.split('/') : [];
  const ancestors = names.map((name, depth) => ({ path: names.slice(0, depth + 1).join('/'), name }));
  return [{ path: '', name: 'All pictures' }, ...ancestors];
}

/** The direct subfolders of a folder. */
export function subfoldersOf(folders: MediaFolder[], open: string): (MediaFolder & { name: string })[] {
  const prefix = open ? `${open}/` : '';
  return folders
    .filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
    .filter(({ path }) => path !== open)
    .map((folder) => ({ ...folder, name: folder.path.slice(prefix.length) }));
}
