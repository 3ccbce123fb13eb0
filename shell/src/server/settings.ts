import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import { publicPractice, publicSettings } from '@lens/contracts/settings';
import { unknownPractice } from '@lens/contracts/unknown-practice';
import { conditionalRead } from './conditional-read';
import { LastKnown } from './last-known';
import { messageOf } from './message-of';
import { RememberedRead } from './remembered-read';
import type { KnownSettings } from './standing-reviews';

/** Together less than the five seconds after which a change is everywhere. */
const pauseMs = 2000;
const limitMs = 800;
/** Between two reads as long as nothing is known, as when shell and API start at once. */
const firstPauseMs = 100;

/** An API, or a file, from before these could be set does not name them. */
const withLanguages = (answer: unknown) =>
  typeof answer === 'object' && answer
    ? { languages: unreviewedLanguages, liveTranslation: [], brands: [], ...answer }
    : answer;

const schema = z.preprocess(
  withLanguages,
  publicSettings.extend({ reviewedTexts: publicPractice.shape.reviewedTexts }),
);

/**
 * The practice's identity for every page. Read again and again, whether or not anybody visits: who comes after an hour of
 * silence finds the language gone that was switched off in it. The last known one stays while the API is away.
 */
export class SettingsSource {
  private readonly remembered: RememberedRead<KnownSettings>;

  constructor(apiUrl: string, dataFolder: string, log: Logger) {
    const parse = (body: unknown): KnownSettings => schema.parse(body);
    this.remembered = new RememberedRead<KnownSettings>({
      read: conditionalRead(`${apiUrl}/api/settings/public`, parse, limitMs),
      file: new LastKnown(path.join(dataFolder, 'last-settings.json'), schema),
      onFailure: (failure) =>
        log.warn({ failure: messageOf(failure) }, 'settings not available, the last known ones stay'),
      onFileFailure: (failure) => log.error({ failure: messageOf(failure) }, 'settings not stored'),
    });
  }

  async current(): Promise<KnownSettings> {
    return (await this.remembered.atMost(Number.POSITIVE_INFINITY)) ?? unknownPractice;
  }

  /** Resolves once the settings are known, or the last known ones are. Goes on reading until `signal` fires. */
  async start(signal: AbortSignal): Promise<void> {
    await this.remembered.refresh(signal);
    void this.remembered.follow(() => (this.remembered.last ? pauseMs : firstPauseMs), signal);
  }
}
