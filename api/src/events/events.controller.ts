import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { Logger } from 'pino';
import type { BrowserEvent } from '@lens/contracts/events';
import { Access } from '../common/access.js';
import { WithoutDatabase } from '../common/errors/without-database.js';
import { BodyLimit } from '../common/limits/body-limit.js';
import { CountedByProcess, RateLimit } from '../common/limits/rate-limit.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { Answers } from '../common/output/answers.js';
import { browserReported } from '../common/measurements.js';
import { MissingTexts } from '../translations/missing/missing-texts.js';
import { BrowserEventDto } from './events.dto.js';

/**
 * Logs what browsers report. The schema has no free text, and names that a stranger could make up are not logged,
 * except those that say which remote failed where. Missing texts are also counted; a failure to count is only logged.
 */
@Controller('events')
export class EventsController {
  constructor(
    private readonly missing: MissingTexts,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Post()
  @Access('public')
  @WithoutDatabase()
  @RateLimit({ requests: 120, seconds: 60 })
  @CountedByProcess()
  @BodyLimit(4 * 1024)
  @Answers(204, 'nothing')
  async report(@Body() event: BrowserEventDto): Promise<void> {
    this.log.info({ event: toLoggedEvent(event) }, 'browser event');
    browserReported.publish(event);
    if (event.kind !== 'missing_key') return;
    await this.missing.count(event).catch((failure: unknown) => {
      this.log.warn(describeFault(failure), 'missing text not counted');
    });
  }
}

/** Leaves out the keys of texts, since anybody could write any words into the log with them, and what is in traces. */
function toLoggedEvent(event: BrowserEvent): Partial<BrowserEvent> {
  if (event.kind === 'page_timings') return { kind: event.kind };
  if (event.kind !== 'missing_key') return event;
  const { kind, language } = event;
  return { kind, language };
}
