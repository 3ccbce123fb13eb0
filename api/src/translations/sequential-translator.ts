import { Inject, Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Logger } from 'pino';
import { Clock } from '../common/clock.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { Translator, type Translation } from './translator.js';

const pauseMs = 100;

/** Many texts, one after the other. */
@Injectable()
export class Batch {
  constructor(
    private readonly translator: Translator,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * An answer for each text, in their order, as they come; the text itself where one cannot be translated.
   * @param texts each is asked for when its turn comes
   * @param failed is told what kept a text from its services
   */
  async *translate(
    texts: Iterable<string> | AsyncIterable<string>,
    to: LanguageCode,
    failed: (error: unknown) => void = () => undefined,
  ): AsyncGenerator<Translation> {
    let isFirst = true;
    for await (const text of texts) {
      if (!isFirst) await this.clock.pause(pauseMs);
      isFirst = false;
      yield await this.translator.translate(text, to).catch((error: unknown): Translation => {
        this.log.warn({ language: to, ...describeFault(error) }, 'text of a batch not translated');
        failed(error);
        return { text, outcome: 'source', service: null, cached: false, reasons: [] };
      });
    }
  }
}
