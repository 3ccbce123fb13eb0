import type { ReadCallback } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';

/** A read that takes longer has failed, and is retried like any other. */
export const readLimitMs = 3000;

export interface TextBackendOptions extends HttpBackendOptions {
  /** Called for every failed read, whether or not it is retried. */
  onFailedRead?: (lng: string, namespace: string) => void;
}

/** `fetch` with a time limit. The backend retries only failures whose message contains "fetch". */
const fetchWithTimeout = (url: string, options: RequestInit): Promise<Response> =>
  fetch(url, { ...options, signal: AbortSignal.timeout(readLimitMs) }).catch((cause: unknown) => {
    throw new Error(`fetch failed: ${url}`, { cause });
  });

/** Reads files of texts over HTTP and reports every failed attempt; i18next itself reports only the last one. */
export class TextBackend extends HttpBackend {
  override read(lng: string, namespace: string, callback: ReadCallback): void {
    const { onFailedRead } = this.options as TextBackendOptions;
    super.read(lng, namespace, (failure, data) => {
      if (failure) onFailedRead?.(lng, namespace);
      callback(failure, data);
    });
  }
}

export const textBackendOptions = (
  loadPath: string,
  onFailedRead: TextBackendOptions['onFailedRead'],
): TextBackendOptions => ({
  loadPath,
  onFailedRead,
  alternateFetch: fetchWithTimeout,
  reloadInterval: false,
});
