import { Inject, Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Logger } from 'pino';
import { Clock } from '../common/clock.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import type { SourceText } from './source-text.js';
import { Translator, type Translation } from './translator.js';

const pauseMs = 100;

/** Translates many texts one after the other, so that services are not flooded. */
@Injectable()
export class SequentialTranslator {
  constructor(
    private readonly translator: Translator,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Yields a translation for each text, in order; the text itself where it cannot be translated.
   * @param texts read one by one, as their turn comes
   * @param onError called with the error that kept a text from being translated
   */
  async *translate(
    texts: Iterable<SourceText> | AsyncIterable<SourceText>,
    to: LanguageCode,
    onError: (error: unknown) => void = () => undefined,
  ): AsyncGenerator<Translation> {
    let isFirst = true;
    for await (const source of texts) {
      if (!isFirst) await this.clock.pause(pauseMs);
      isFirst = false;
      yield await this.translator.translate(source, to).catch((error: unknown): Translation => {
        this.log.warn({ language: to, ...describeFault(error) }, 'text not translated');
        onError(error);
        return { text: source.text, outcome: 'source', service: null, cached: false, reasons: [] };
      });
    }
  }
}
