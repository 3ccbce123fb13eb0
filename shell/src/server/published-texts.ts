import path from 'node:path';
import type { Logger } from 'pino';
import { publishedTexts, type PublishedTexts } from '@lens/contracts/desk';
import { conditionalRead } from './conditional-read';
import { AnswerFile } from './answer-file';
import { errorMessage } from './error-message';
import { CachedRead } from './cached-read';

/** Together less than two seconds, after which a published set must be active in every shell. */
const pauseMs = 750;
const limitMs = 800;

const none: PublishedTexts = { number: 0, texts: [] };

/**
 * The active set of published texts. It is polled even without visitors, so that the first visitor gets the current
 * one.
 */
export class PublishedTextsSource {
  private readonly cached: CachedRead<PublishedTexts>;

  constructor(apiUrl: string, dataFolder: string, log: Logger) {
    const parse = (body: unknown) => publishedTexts.parse(body);
    this.cached = new CachedRead({
      read: conditionalRead(`${apiUrl}/api/translations/published`, parse, limitMs),
      file: new AnswerFile(path.join(dataFolder, 'last-texts.json'), publishedTexts),
      onFailure: (failure) =>
        log.warn(
          { failure: errorMessage(failure) },
          'published texts not available, the last known ones stay',
        ),
      onChange: ({ number, texts }) =>
        log.info({ set: number, texts: texts.length }, 'published texts changed'),
      onFileFailure: (failure) => log.error({ failure: errorMessage(failure) }, 'published texts not stored'),
    });
  }

  /** The same object until another set is active. */
  get current(): PublishedTexts {
    return this.cached.current ?? none;
  }

  /** Reads it again, as when the API has said that something changed. */
  refresh(): Promise<void> {
    return this.cached.refresh();
  }

  /** Resolves once the active set has been read, or the last known one. Polls until `signal` is aborted. */
  async start(signal: AbortSignal): Promise<void> {
    await this.cached.refresh(signal);
    void this.cached.poll(() => pauseMs, signal);
  }
}
