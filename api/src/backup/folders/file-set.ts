import type { Readable } from 'node:stream';

export interface StoredFile {
  /** With slashes, but without one at the start. */
  name: string;
  bytes: number;
}

/** Files that a backup copies, and that a restore replaces all at once. */
export interface FileSet {
  /** Null if the folder does not exist. */
  list(): Promise<StoredFile[] | null>;
  read(name: string): Readable;
  /** Begins a replacement, which is invisible until its `swap`. */
  stage(): Promise<StagedFiles>;
}

/** New files that are to replace the old ones. */
export interface StagedFiles {
  add(name: string, content: Readable): Promise<void>;
  /** Replaces the old files by the new ones. */
  swap(): Promise<void>;
  /** After `swap`: restores the old files. */
  undo(): Promise<void>;
  /** Deletes the files that are not in use: the new ones before `swap` or after `undo`, otherwise the old ones. */
  clear(): Promise<void>;
}
