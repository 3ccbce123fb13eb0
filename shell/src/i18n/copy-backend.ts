import type { ReadCallback } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';

/** After this long a read counts as failed, and is tried again like any other. */
export const readLimit = 3000;

export interface CopyBackendOptions extends HttpBackendOptions {
  /** Told of every single read that failed, whether or not it is tried again. */
  onFailedRead?: (lng: string, namespace: string) => void;
}

/** `fetch` for one file of texts; the backend tries again only after failures whose message says "fetch". */
const fetchInTime = (url: string, options: RequestInit): Promise<Response> =>
  fetch(url, { ...options, signal: AbortSignal.timeout(readLimit) }).catch((cause: unknown) => {
    throw new Error(`fetch failed: ${url}`, { cause });
  });

/** Reads files of texts over HTTP and tells of every failure; i18next itself tells of the last one only. */
export class CopyBackend extends HttpBackend {
  override read(lng: string, namespace: string, callback: ReadCallback): void {
    const { onFailedRead } = this.options as CopyBackendOptions;
    super.read(lng, namespace, (failure, data) => {
      if (failure) onFailedRead?.(lng, namespace);
      callback(failure, data);
    });
  }
}

export const copyBackendOptions = (
  loadPath: string,
  onFailedRead: CopyBackendOptions['onFailedRead'],
): CopyBackendOptions => ({ loadPath, onFailedRead, alternateFetch: fetchInTime, reloadInterval: false });
