import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import { Clock } from '../../common/clock.js';

/** Milliseconds, and how many are remembered by each replica. */
const restMs = 3_600_000;
const most = 2000;

/** Texts that no service could translate safely: for a while they are not paid for again with every visitor. */
@Injectable()
export class Refusals {
  private readonly until = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  has(text: string, language: LanguageCode): boolean {
    return (this.until.get(`${language} ${text}`) ?? 0) > this.clock.now();
  }

  add(text: string, language: LanguageCode): void {
    const [oldest] = this.until.keys();
    if (oldest !== undefined && this.until.size >= most) this.until.delete(oldest);
    this.until.set(`${language} ${text}`, this.clock.now() + restMs);
  }
}
