import type { Readable } from 'node:stream';

/** Injects the `MediaStore` that the environment names. */
export const MEDIA_STORE = Symbol('media-store');

export interface StoredFile {
  /** `<id of the picture>/<name of the file>`. */
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** Where the files of pictures are kept. Keys come from this program only, never from a request as it is. */
export interface MediaStore {
  /** Whole or not at all; what is there under the same key is replaced. */
  put(key: string, content: Buffer, mime: string): Promise<void>;
  /** The size in bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<{ bytes: number; stream: Readable } | undefined>;
  /** Everything of one picture; nothing there is no error. */
  removeAll(id: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<StoredFile>;
}

export const originalKey = (id: string): string => `${id}/original`;

export const variantKey = (id: string, { width, format }: { width: number; format: string }): string =>
  `${id}/${width}.${format}`;
