import { Inject, Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslationUsage } from '@lens/contracts/translations';
import { Clock } from '../../common/clock.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/environment-token.js';
import { general } from './general.js';
import { premium } from './premium.js';
import { ServiceClient } from './service-client.js';

/** Both services, and which of them may be called. */
@Injectable()
export class Services {
  readonly premium: ServiceClient;
  readonly general: ServiceClient;

  constructor(clock: Clock, @Inject(ENVIRONMENT) { translation: { services } }: Environment) {
    this.premium = new ServiceClient(premium, services.premium, clock);
    this.general = new ServiceClient(general, services.general, clock);
  }

  /** To be called once somebody has fixed the cause of a failure. */
  endCooldowns(): void {
    this.premium.endCooldown();
    this.general.endCooldown();
  }

  /** The services that have failed and are not called for a while. */
  cooldowns(): TranslationUsage['resting'] {
    return [this.premium, this.general].flatMap(({ cooldown, protocol: { kind, name } }) =>
      cooldown
        ? [
            {
              service: kind,
              name,
              reason: cooldown.error.message,
              is_quota: cooldown.error.failure.isQuotaExceeded ?? false,
              until: new Date(cooldown.untilMs).toISOString(),
            },
          ]
        : [],
    );
  }

  /** The enabled services that translate into a language, the preferred one first. */
  enabledFor(language: LanguageCode): ServiceClient[] {
    return [this.premium, this.general].filter((client) => client.isEnabled && client.supports(language));
  }
}
