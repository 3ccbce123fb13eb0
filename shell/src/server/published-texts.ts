import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { publishedTexts, type PublishedTexts } from '@lens/contracts/desk';
import { LastKnown } from './last-known';

/** Together less than the two seconds after which a set is live everywhere; milliseconds. */
const pause = 750;
const limit = 800;

/**
 * The set of texts that staff have published. Asked for again and again, whether or not anybody visits: who comes after
 * an hour of silence reads what was published in it.
 */
export class PublishedTextsSource {
  private etag: string | null = null;
  private known: PublishedTexts = { number: 0, texts: [] };
  private away = false;
  private readonly kept: LastKnown<PublishedTexts>;

  constructor(
    private readonly apiUrl: string,
    dataFolder: string,
    private readonly log: Logger,
  ) {
    this.kept = new LastKnown(dataFolder, 'last-texts.json', publishedTexts);
  }

  /** The same object until another set is live. */
  get current(): PublishedTexts {
    return this.known;
  }

  /** Returns once it is known what is live, or was. Goes on asking until `signal` fires. */
  async start(signal = new AbortController().signal): Promise<void> {
    this.known = (await this.kept.read()) ?? this.known;
    await this.ask();
    void this.follow(signal);
  }

  private async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await sleep(pause, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await this.ask();
    }
  }

  private async ask(): Promise<void> {
    try {
      const answer = await fetch(`${this.apiUrl}/api/translations/published`, {
        // Said because fetch itself would say no-cache, which asks for the whole set whatever its tag.
        headers: { 'cache-control': 'max-age=0', ...(this.etag && { 'if-none-match': this.etag }) },
        signal: AbortSignal.timeout(limit),
      });
      if (answer.status !== 304) {
        if (!answer.ok) throw new Error(`The API answers ${answer.status}`);
        await this.take(publishedTexts.parse(await answer.json()));
        this.etag = answer.headers.get('etag');
      }
      this.away = false;
    } catch (failure) {
      if (!this.away)
        this.log.warn(
          { failure: messageOf(failure) },
          'published texts not available, the last known ones stay',
        );
      this.away = true;
    }
  }

  private async take(fresh: PublishedTexts): Promise<void> {
    if (JSON.stringify(fresh) === JSON.stringify(this.known)) return;
    this.known = fresh;
    this.log.info({ set: fresh.number, texts: fresh.texts.length }, 'published texts changed');
    await this.kept
      .keep(fresh)
      .catch((failure: unknown) =>
        this.log.error({ failure: messageOf(failure) }, 'published texts not kept'),
      );
  }
}

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : 'unknown');
