import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/logging/logger.js';
import { formsOf } from '../protection/token-form.js';
import type { Machine } from '../protection/translate-protected.js';
import type { ServiceClient } from '../services/service-client.js';
import { ServiceError } from '../services/service-error.js';
import { Usage } from './usage.js';

interface Terms {
  signal: AbortSignal;
  /** Is told why a text was not translated. */
  refused(reason: unknown): void;
}

/** Services with a meter: whatever is sent is counted first, and what becomes of the answer makes no difference. */
@Injectable()
export class Counted {
  constructor(
    private readonly usage: Usage,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  machine(client: ServiceClient, { signal, refused }: Terms): Machine {
    const { kind } = client.protocol;
    return {
      name: kind,
      forms: formsOf[kind],
      translate: async (text, to, { markup }) => {
        try {
          const spent = await this.usage.spend(kind, to, Usage.of(text));
          return await client.translate(text, to, { markup, signal }).catch(async (error: unknown) => {
            const isFree = error instanceof ServiceError && !error.refusal.mayBeBilled;
            if (isFree) await this.usage.refund(spent);
            throw error;
          });
        } catch (error) {
          if (error instanceof ServiceError) this.log.warn({ service: kind, language: to }, error.message);
          refused(error);
          throw error;
        }
      },
    };
  }
}
