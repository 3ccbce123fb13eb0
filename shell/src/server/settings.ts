import type { Logger } from 'pino';
import { z } from 'zod';
import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import { publicSettings, type PublicSettings } from '@lens/contracts/settings';
import { unknownPractice } from '@lens/contracts/unknown-practice';
import { LastKnown } from './last-known';

const freshFor = 5000;
const limit = 800;

/** Of an API, or a file, from before languages could be switched off: it says nothing of them. */
const withLanguages = (answer: unknown) =>
  typeof answer === 'object' && answer ? { languages: unreviewedLanguages, ...answer } : answer;

const schema = z.preprocess(withLanguages, publicSettings);

/** The practice's identity for every page: fresh while the API answers, the last known while it does not. */
export class SettingsSource {
  private known: PublicSettings | null = null;
  private askedAt = 0;
  private asking: Promise<void> | null = null;
  private readonly kept: LastKnown<PublicSettings>;

  constructor(
    private readonly apiUrl: string,
    dataFolder: string,
    private readonly log: Logger,
  ) {
    this.kept = new LastKnown(dataFolder, 'last-settings.json', schema);
  }

  async current(): Promise<PublicSettings> {
    if (Date.now() - this.askedAt > freshFor) {
      this.asking ??= this.ask().finally(() => (this.asking = null));
      if (!this.known) await this.asking;
    }
    return this.known ?? unknownPractice;
  }

  private async ask(): Promise<void> {
    try {
      const answer = await fetch(`${this.apiUrl}/api/settings/public`, {
        signal: AbortSignal.timeout(limit),
      });
      const fresh = schema.parse(await answer.json());
      const changed = JSON.stringify(fresh) !== JSON.stringify(this.known);
      this.known = fresh;
      this.askedAt = Date.now();
      if (changed) await this.kept.keep(fresh);
    } catch {
      this.log.warn('settings not available, the last known ones stay');
      this.known ??= await this.kept.read();
      this.askedAt = Date.now() - freshFor / 2;
    }
  }
}
