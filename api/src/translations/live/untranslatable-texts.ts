import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../common/clock.js';

const ttlMs = 3_600_000;
/** In each replica. */
const maxTexts = 2000;

/** Remembers texts that no service could translate safely, so that not every visitor causes another paid attempt. */
@Injectable()
export class UntranslatableTexts {
  private readonly cache: LRUCache<string, true>;

  constructor(clock: Clock) {
    this.cache = new LRUCache({
      max: maxTexts,
      ttl: ttlMs,
      // The clock is read on every call, since a test may move it.
      ttlResolution: 0,
      perf: { now: () => clock.now() },
    });
  }

  has(text: string, language: LanguageCode): boolean {
    return this.cache.has(`${language} ${text}`);
  }

  add(text: string, language: LanguageCode): void {
    this.cache.set(`${language} ${text}`, true);
  }
}
