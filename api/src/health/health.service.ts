import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ApiReadiness } from '@lens/contracts/health';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../common/logging/logger.js';

const timeoutMs = 2000;

@Injectable()
export class HealthService {
  /** When the database was first found unavailable; null while it answers. */
  private unavailableSince: Date | null = null;
  private isLeaving = false;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Call when the process is about to stop: from then on it is not ready, so that balancers ask others. */
  leave(): void {
    this.isLeaving = true;
  }

  /** Logs each change once, however often a monitor asks, so that an operator sees how long an outage took. */
  async readiness(): Promise<ApiReadiness> {
    const api = this.isLeaving ? { ok: false, detail: 'stops in a moment' } : { ok: true };
    if (await this.databaseAnswers()) {
      if (this.unavailableSince)
        this.log.info({ seconds: secondsSince(this.unavailableSince) }, 'database is back');
      this.unavailableSince = null;
      return { api, database: { ok: true } };
    }
    if (!this.unavailableSince) this.log.error('database is away');
    this.unavailableSince ??= new Date();
    const since = this.unavailableSince.toISOString();
    return { api, database: { ok: false, detail: 'The database does not answer.', since } };
  }

  private databaseAnswers(): Promise<boolean> {
    const query = this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([query, delay(timeoutMs, false, { ref: false })]);
  }
}

const secondsSince = (time: Date): number => Math.round((Date.now() - time.getTime()) / 1000);
