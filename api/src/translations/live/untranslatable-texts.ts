import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../common/clock.js';

const restMs = 3_600_000;
/** Remembered by each replica. */
const mostTexts = 2000;

/** Texts that no service could translate safely: for a while they are not paid for again with every visitor. */
@Injectable()
export class Refusals {
  private readonly refused: LRUCache<string, true>;

  constructor(clock: Clock) {
    this.refused = new LRUCache({
      max: mostTexts,
      ttl: restMs,
      // The time of the clock is looked at each time, since a test may change it.
      ttlResolution: 0,
      perf: { now: () => clock.now() },
    });
  }

  has(text: string, language: LanguageCode): boolean {
    return this.refused.has(`${language} ${text}`);
  }

  add(text: string, language: LanguageCode): void {
    this.refused.set(`${language} ${text}`, true);
  }
}
