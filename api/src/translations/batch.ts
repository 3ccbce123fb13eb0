import { Inject, Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslatedText } from '@lens/contracts/translations';
import type { Logger } from 'pino';
import { Clock } from '../common/clock.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { Translator } from './translator.js';

const pauseMs = 100;

/** Many texts, one after the other. */
@Injectable()
export class Batch {
  constructor(
    private readonly translator: Translator,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** An answer for each text, in their order, as they come; the text itself where one cannot be translated. */
  async *translate(texts: readonly string[], to: LanguageCode): AsyncGenerator<TranslatedText> {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.clock.pause(pauseMs);
      yield await this.translator.translate(text, to).catch((error: unknown): TranslatedText => {
        this.log.warn({ language: to, ...describeFault(error) }, 'text of a batch not translated');
        return { text, outcome: 'source', service: null, cached: false, reasons: [] };
      });
    }
  }
}
