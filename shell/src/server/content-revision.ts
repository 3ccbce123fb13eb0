import type { Logger } from 'pino';
import { contentRevision } from '@lens/contracts/content-revision';
import { CachedRead } from './cached-read';
import { conditionalRead } from './conditional-read';
import { errorMessage } from './error-message';

/** Together with the time of a page, less than a second, after which a change must be on every page. */
const pauseMs = 300;
const limitMs = 800;

/**
 * The revision of everything that visitors see and staff write. It is polled, since a connection that says nothing may
 * also be a broken one.
 */
export class ContentRevision {
  private readonly cached: CachedRead<string>;
  private readAtMs = 0;

  /** @param onChange called when there is another revision */
  constructor(apiUrl: string, log: Logger, onChange: () => void) {
    const parse = (body: unknown) => contentRevision.parse(body).revision;
    const read = conditionalRead(`${apiUrl}/api/content-revision`, parse, limitMs);
    this.cached = new CachedRead({
      read: async (signal) => {
        const value = await read(signal);
        this.readAtMs = performance.now();
        return value;
      },
      onChange,
      onFailure: (failure) =>
        log.warn(
          { failure: errorMessage(failure) },
          'content revision not available, the last known one stays',
        ),
    });
  }

  /** Null if it has never been read. */
  get current(): string | null {
    return this.cached.current;
  }

  /** Whether the API has told it since a time of `performance.now`. */
  wasReadSince(timeMs: number): boolean {
    return this.readAtMs > timeMs;
  }

  /** Resolves once it has been read, or could not be. Polls until `signal` is aborted. */
  async start(signal: AbortSignal): Promise<void> {
    await this.cached.refresh(signal);
    void this.cached.poll(() => pauseMs, signal);
  }
}
