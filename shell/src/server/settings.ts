import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import { publicPractice, publicSettings } from '@lens/contracts/settings';
import { unknownPractice } from '@lens/contracts/unknown-practice';
import { LastKnown } from './last-known';
import type { KnownSettings } from './standing-reviews';

/** Together less than the five seconds after which a change is everywhere; milliseconds. */
const pause = 2000;
const limit = 800;
/** Between two questions as long as nothing is known, as when both start at once; milliseconds. */
const firstPause = 100;

/** Of an API, or a file, from before these could be set: it says nothing of them. */
const withLanguages = (answer: unknown) =>
  typeof answer === 'object' && answer
    ? { languages: unreviewedLanguages, liveTranslation: [], brands: [], ...answer }
    : answer;

const schema = z.preprocess(
  withLanguages,
  publicSettings.extend({ reviewedTexts: publicPractice.shape.reviewedTexts }),
);

/**
 * The practice's identity for every page. Asked for again and again, whether or not anybody visits: who comes after an hour
 * of silence finds the language gone that was switched off in it. The last known one stays while the API is away.
 */
export class SettingsSource {
  private known: KnownSettings | null = null;
  private etag: string | null = null;
  private away = false;
  private hasAsked = false;
  private asking: Promise<void> | null = null;
  private readonly kept: LastKnown<KnownSettings>;

  constructor(
    private readonly apiUrl: string,
    dataFolder: string,
    private readonly log: Logger,
  ) {
    this.kept = new LastKnown(dataFolder, 'last-settings.json', schema);
  }

  async current(): Promise<KnownSettings> {
    if (!this.hasAsked) await this.ask();
    return this.known ?? unknownPractice;
  }

  /** Returns once the settings are known, or the last known ones are. Goes on asking until `signal` fires. */
  async start(signal = new AbortController().signal): Promise<void> {
    await this.ask();
    void this.follow(signal);
  }

  private async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await sleep(this.known ? pause : firstPause, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await this.ask();
    }
  }

  private ask(): Promise<void> {
    this.asking ??= this.fetch().finally(() => (this.asking = null));
    return this.asking;
  }

  private async fetch(): Promise<void> {
    try {
      const answer = await fetch(`${this.apiUrl}/api/settings/public`, {
        // Said because fetch itself would say no-cache, which asks for all of it whatever its tag.
        headers: { 'cache-control': 'max-age=0', ...(this.etag && { 'if-none-match': this.etag }) },
        signal: AbortSignal.timeout(limit),
      });
      if (answer.status !== 304) await this.take(answer);
      this.away = false;
    } catch {
      if (!this.away) this.log.warn('settings not available, the last known ones stay');
      this.away = true;
      this.known ??= await this.kept.read();
    }
    this.hasAsked = true;
  }

  private async take(answer: Response): Promise<void> {
    const fresh = schema.parse(await answer.json());
    this.etag = answer.headers.get('etag');
    if (JSON.stringify(fresh) === JSON.stringify(this.known)) return;
    this.known = fresh;
    await this.kept.keep(fresh);
  }
}
