import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Keys } from '../../config/keys.js';
import type { ErrorCode } from '../errors/catalogue.js';
import { describeFault } from '../logging/describe-fault.js';
import { LOGGER } from '../logging/logger.js';
import type { CountsWatch } from './counts-client.js';
import { Limiter } from './limiter.js';
import { ProcessCounts } from './process-counts.js';
import type { Rate } from './rate-limit.js';
import { SharedCounts } from './shared-counts.js';

interface SharedLimit extends Rate {
  /** Unique and lasting: replicas of two versions count together under it. */
  name: string;
  code?: ErrorCode;
  /** Whether counts are undone (`uncount`, `reset`). */
  isUndone?: boolean;
}

/** Makes the limiters of all features. */
@Injectable()
export class Limiters {
  private readonly hashKey: Buffer;
  private readonly watch: CountsWatch;

  constructor(
    private readonly database: DataSource,
    keys: Keys,
    @Inject(LOGGER) log: Logger,
  ) {
    this.hashKey = keys.derive('rate limits');
    this.watch = outageLog(log);
  }

  /** One limit for all replicas: a request counts whichever of them it reaches. */
  shared({ name, code, isUndone = false, ...rate }: SharedLimit): Limiter {
    const counts = new SharedCounts({
      rate,
      manager: this.database.manager,
      watch: this.watch,
      nameOf: (key) => this.hash(`${name} ${key}`),
      isUndone,
    });
    return new Limiter(counts, code);
  }

  /** A limit of this process alone. */
  ofProcess(rate: Rate): Limiter {
    return new Limiter(new ProcessCounts(rate));
  }

  /** Keyed, since anybody could hash all addresses: the table tells nobody who was here. */
  private hash(text: string): string {
    return createHmac('sha256', this.hashKey).update(text).digest('base64url');
  }
}

/** Logs once that the database does not count, and once that it does again. */
function outageLog(log: Logger): CountsWatch {
  let isAway = false;
  return {
    succeeded() {
      if (isAway) log.info('requests are counted by all processes together again');
      isAway = false;
    },
    failed(error) {
      if (!isAway) log.warn(describeFault(error), 'requests are counted by this process alone');
      isAway = true;
    },
  };
}
