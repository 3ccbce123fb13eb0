import { Inject, Injectable } from '@nestjs/common';
import { sourceLanguage } from '@lens/contracts/languages';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/logging/logger.js';
import { preferredForms } from '../protection/token-form.js';
import type { MachineTranslator } from '../protection/translate-protected.js';
import type { ServiceClient } from '../services/service-client.js';
import { ServiceError } from '../services/service-error.js';
import { Usage } from './usage.js';

interface CallOptions {
  signal: AbortSignal;
  /** What the text is about. */
  context?: string | undefined;
  /** Called with the error when a text was not translated. */
  onError(error: unknown): void;
}

/** Counts the characters of each call against the budget before they are sent, whatever the service then answers. */
@Injectable()
export class MeteredServices {
  constructor(
    private readonly usage: Usage,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  meter(client: ServiceClient, { signal, context, onError }: CallOptions): MachineTranslator {
    const { kind } = client.protocol;
    return {
      name: kind,
      forms: preferredForms[kind],
      translate: async (text, to, { from, markup }) => {
        // Usage is counted by the language beside English, whichever of the two is translated.
        const language = from === sourceLanguage ? to : from;
        try {
          const spent = await this.usage.spend(kind, language, Usage.countCharacters(text));
          return await client
            .translate(text, to, { from, markup, context, signal })
            .catch(async (error: unknown) => {
              const isFree = error instanceof ServiceError && !error.failure.mayBeBilled;
              if (isFree) await this.usage.refund(spent);
              throw error;
            });
        } catch (error) {
          if (error instanceof ServiceError) this.log.warn({ service: kind, language }, error.message);
          onError(error);
          throw error;
        }
      },
    };
  }
}
