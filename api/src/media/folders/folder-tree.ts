import { createHash } from 'node:crypto';
import type { MediaFolder } from '@lens/contracts/media';

/** A picture and its folder. */
export interface FiledPicture {
  id: string;
  folder: string;
}

/** The path and those of the folders above it: `a/b` gives `a` and `a/b`. */
const withParents = (path: string): string[] =>
  path.split('/').map((_name, depth, names) => names.slice(0, depth + 1).join('/'));

/** Builds the folders of these pictures, sorted by path. */
export function buildFolders(filedPictures: FiledPicture[]): MediaFolder[] {
  const picturesByPath = new Map<string, FiledPicture[]>();
  for (const picture of filedPictures)
    for (const path of withParents(picture.folder)) {
      const pictures = picturesByPath.get(path);
      if (pictures) pictures.push(picture);
      else picturesByPath.set(path, [picture]);
    }
  return [...picturesByPath]
    .map(([path, pictures]) => ({ path, count: pictures.length, revision: folderRevision(pictures) }))
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));
}

/** A hash of the pictures in a folder and their paths, since no row could store a revision: it changes when they do. */
export function folderRevision(pictures: FiledPicture[]): number {
  const lines = pictures.map(({ id, folder }) => `${id} ${folder}`).sort();
  return 1 + (createHash('sha256').update(lines.join('\n')).digest().readUInt32BE() % 999_999_998);
}
