import { Inject, Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslationUsage } from '@lens/contracts/translations';
import { Clock } from '../../common/clock.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/token.js';
import { general } from './general.js';
import { premium } from './premium.js';
import { ServiceClient } from './service-client.js';

/** The services that there are, and which of them may be used. */
@Injectable()
export class Services {
  readonly premium: ServiceClient;
  readonly general: ServiceClient;

  constructor(clock: Clock, @Inject(ENVIRONMENT) { translation: { services } }: Environment) {
    this.premium = new ServiceClient(premium, services.premium, clock);
    this.general = new ServiceClient(general, services.general, clock);
  }

  /** The next text is tried with each, however it failed before. */
  askAgain(): void {
    this.premium.askAgain();
    this.general.askAgain();
  }

  /** Those that are left alone for a while. */
  resting(): TranslationUsage['resting'] {
    return [this.premium, this.general].flatMap(({ rests, protocol: { kind, name } }) =>
      rests
        ? [
            {
              service: kind,
              name,
              reason: rests.error.message,
              is_quota: rests.error.refusal.isQuota ?? false,
              until: new Date(rests.until).toISOString(),
            },
          ]
        : [],
    );
  }

  /** Those that are enabled and translate into a language, the preferred first. */
  for(language: LanguageCode): ServiceClient[] {
    return [this.premium, this.general].filter((client) => client.isEnabled && client.supports(language));
  }
}
