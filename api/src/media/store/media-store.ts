import type { Readable } from 'node:stream';

/** Injects the configured `MediaStore`. */
export const MEDIA_STORE = Symbol('media-store');

export interface StoredFile {
  /** `<id of the picture>/<file name>`. */
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** Stores the files of pictures. Never build a key from unchecked input. */
export interface MediaStore {
  /** Stores the whole file or nothing, and replaces a file with the same key. */
  put(key: string, content: Buffer, mime: string): Promise<void>;
  /** The size in bytes; undefined if there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Undefined if there is no such file. */
  get(key: string): Promise<{ bytes: number; stream: Readable } | undefined>;
  /** Removes all files of a picture, if there are any. */
  removeAll(id: string): Promise<void>;
  /** All files, in any order. */
  list(): AsyncIterable<StoredFile>;
}

export const originalKey = (id: string): string => `${id}/original`;

export const variantKey = (id: string, { width, format }: { width: number; format: string }): string =>
  `${id}/${width}.${format}`;
