import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { publicSettings, type PublicSettings } from '@lens/contracts/settings';

const freshFor = 5000;
const limit = 800;

/** Says only what is sure, for a shell that has never yet reached its API. */
const unknownPractice: PublicSettings = {
  practice: 'Laser Vision Correction',
  surgeon: '',
  credentials: '',
  mainPhone: '+15625550142',
  emergencyPhone: '+15625550142',
  callNowPhone: '+15625550100',
  email: 'office@example.com',
  address: { street: '', city: 'Lakewood', region: 'CA', postalCode: '', country: 'US' },
  hours: [],
  social: [],
  videoId: null,
  demo: false,
};

/** The practice's identity for every page: fresh while the API answers, the last known while it does not. */
export class SettingsSource {
  private known: PublicSettings | null = null;
  private askedAt = 0;
  private asking: Promise<void> | null = null;
  private readonly file: string;

  constructor(
    private readonly apiUrl: string,
    dataFolder: string,
    private readonly log: Logger,
  ) {
    this.file = path.join(dataFolder, 'last-settings.json');
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
      const fresh = publicSettings.parse(await answer.json());
      const changed = JSON.stringify(fresh) !== JSON.stringify(this.known);
      this.known = fresh;
      this.askedAt = Date.now();
      if (changed) await this.keep(fresh);
    } catch {
      this.log.warn('settings not available, the last known ones stay');
      this.known ??= await this.kept();
      this.askedAt = Date.now() - freshFor / 2;
    }
  }

  private async keep(settings: PublicSettings): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    await writeFile(this.file, JSON.stringify(settings));
  }

  private async kept(): Promise<PublicSettings | null> {
    const text = await readFile(this.file, 'utf8').catch(() => 'null');
    return publicSettings.nullable().catch(null).parse(JSON.parse(text));
  }
}
