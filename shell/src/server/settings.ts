import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import { publicSettings, type PublicSettings } from '@lens/contracts/settings';
import { unknownPractice } from '@lens/contracts/unknown-practice';
import { conditionalRead } from './conditional-read';
import { AnswerFile } from './answer-file';
import { errorMessage } from './error-message';
import { CachedRead } from './cached-read';

/** Together less than five seconds, after which a change must be visible in every shell. */
const pauseMs = 2000;
const limitMs = 800;
/** The pause until the first successful read, as when shell and API start together. */
const firstPauseMs = 100;

/** Adds settings that older APIs and stored files do not have. */
const withDefaults = (answer: unknown) =>
  typeof answer === 'object' && answer
    ? {
        liveTranslation: [],
        unsignedInEnglish: [],
        brands: [],
        ...answer,
        languages: withoutReviews(answer),
      }
    : answer;

/** An older API sends with each language who reviewed it. */
const olderLanguages = z.object({ languages: z.record(z.string(), z.object({ offered: z.boolean() })) });

const withoutReviews = (answer: unknown): unknown =>
  olderLanguages.safeParse(answer).data?.languages ?? everyLanguageOffered;

const schema = z.preprocess(withDefaults, publicSettings);

/**
 * The settings for every page. They are polled even without visitors, so that the first visitor gets the current ones.
 * The last known ones stay while the API is away.
 */
export class SettingsSource {
  private readonly cached: CachedRead<PublicSettings>;

  constructor(apiUrl: string, dataFolder: string, log: Logger) {
    const parse = (body: unknown): PublicSettings => schema.parse(body);
    this.cached = new CachedRead<PublicSettings>({
      read: conditionalRead(`${apiUrl}/api/settings/public`, parse, limitMs),
      file: new AnswerFile(path.join(dataFolder, 'last-settings.json'), schema),
      onFailure: (failure) =>
        log.warn({ failure: errorMessage(failure) }, 'settings not available, the last known ones stay'),
      onFileFailure: (failure) => log.error({ failure: errorMessage(failure) }, 'settings not stored'),
    });
  }

  /** Those that are known already: the same array until the settings change. */
  get unsignedInEnglish(): PublicSettings['unsignedInEnglish'] {
    return this.known.unsignedInEnglish;
  }

  /** Those that are known already: the same object until they change. */
  get known(): PublicSettings {
    return this.cached.current ?? unknownPractice;
  }

  async current(): Promise<PublicSettings> {
    return (await this.cached.withMaxAge(Number.POSITIVE_INFINITY)) ?? unknownPractice;
  }

  /** Reads them again, as when the API has said that something changed. */
  refresh(): Promise<void> {
    return this.cached.refresh();
  }

  /** Resolves once the settings have been read, or the last known ones. Polls until `signal` is aborted. */
  async start(signal: AbortSignal): Promise<void> {
    await this.cached.refresh(signal);
    void this.cached.poll(() => (this.cached.current ? pauseMs : firstPauseMs), signal);
  }
}
