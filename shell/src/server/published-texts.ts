import path from 'node:path';
import type { Logger } from 'pino';
import { publishedTexts, type PublishedTexts } from '@lens/contracts/desk';
import { conditionalRead } from './conditional-read';
import { LastKnown } from './last-known';
import { messageOf } from './message-of';
import { RememberedRead } from './remembered-read';

/** Together less than the two seconds after which a set is live everywhere. */
const pauseMs = 750;
const limitMs = 800;

const none: PublishedTexts = { number: 0, texts: [] };

/**
 * The set of texts that staff have published. Read again and again, whether or not anybody visits: who comes after an hour
 * of silence reads what was published in it.
 */
export class PublishedTextsSource {
  private readonly remembered: RememberedRead<PublishedTexts>;

  constructor(apiUrl: string, dataFolder: string, log: Logger) {
    const parse = (body: unknown) => publishedTexts.parse(body);
    this.remembered = new RememberedRead({
      read: conditionalRead(`${apiUrl}/api/translations/published`, parse, limitMs),
      file: new LastKnown(path.join(dataFolder, 'last-texts.json'), publishedTexts),
      onFailure: (failure) =>
        log.warn({ failure: messageOf(failure) }, 'published texts not available, the last known ones stay'),
      onChange: ({ number, texts }) =>
        log.info({ set: number, texts: texts.length }, 'published texts changed'),
      onFileFailure: (failure) => log.error({ failure: messageOf(failure) }, 'published texts not stored'),
    });
  }

  /** The same object until another set is live. */
  get current(): PublishedTexts {
    return this.remembered.last ?? none;
  }

  /** Resolves once it is known what is live, or was. Goes on reading until `signal` fires. */
  async start(signal: AbortSignal): Promise<void> {
    await this.remembered.refresh(signal);
    void this.remembered.follow(() => pauseMs, signal);
  }
}
