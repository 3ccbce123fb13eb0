import type { Readable } from 'node:stream';

export interface StoredFile {
  /** With slashes, and none in front. */
  name: string;
  bytes: number;
}

/** Files that are copied out, or replaced all at once. */
export interface FileSet {
  /** Null when there is no place for such files here. */
  list(): Promise<StoredFile[] | null>;
  read(name: string): Readable;
  /** Begins a replacement, of which nothing shows until its `swap`. */
  stage(): Promise<StagedFiles>;
}

/** New files that wait for their turn. */
export interface StagedFiles {
  add(name: string, content: Readable): Promise<void>;
  /** Puts the new files in the place of the old ones. */
  swap(): Promise<void>;
  /** After `swap`: the old files stand where they stood. */
  undo(): Promise<void>;
  /** Removes what is aside: the new files before `swap` or after `undo`, else the old ones. */
  clear(): Promise<void>;
}
