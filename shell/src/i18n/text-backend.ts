import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

/** A read that takes longer has failed, and is retried like any other. */
export const readLimitMs = 3000;

export interface TextBackendOptions {
  /** The address of a file, with `{{lng}}` and `{{ns}}` in it. */
  loadPath: string;
  /** Called for every failed read, whether or not it is retried. */
  onFailedRead?: (lng: string, namespace: string) => void;
}

/** A server that is broken may answer later; with any other status it has understood the request. */
const isWorthRetrying = (status: number): boolean => status >= 500;

/** Reads files of texts over HTTP and reports every failed attempt; i18next itself reports only the last one. */
export class TextBackend implements BackendModule<TextBackendOptions> {
  static readonly type = 'backend';
  readonly type = 'backend';
  private options!: TextBackendOptions;

  init(_services: unknown, options: TextBackendOptions): void {
    this.options = options;
  }

  read(lng: string, namespace: string, callback: ReadCallback): void {
    const { loadPath, onFailedRead } = this.options;
    const address = loadPath.replace('{{lng}}', lng).replace('{{ns}}', namespace);
    const fail = (failure: Error, isRetried: boolean) => {
      onFailedRead?.(lng, namespace);
      callback(failure, isRetried);
    };
    fetch(address, { signal: AbortSignal.timeout(readLimitMs) }).then(
      async (response) => {
        if (!response.ok)
          return fail(new Error(`${address} answered ${response.status}.`), isWorthRetrying(response.status));
        const texts = await response.json().catch((failure: Error) => fail(failure, false));
        if (texts) callback(null, texts as ResourceKey);
      },
      (failure: Error) => fail(failure, true),
    );
  }
}

export const textBackendOptions = (
  loadPath: string,
  onFailedRead: TextBackendOptions['onFailedRead'],
): TextBackendOptions => ({ loadPath, onFailedRead });
