import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ApiReadiness } from '@lens/contracts/health';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../common/logging/logger.js';

const patienceMs = 2000;

@Injectable()
export class HealthService {
  /** When the database was first found away, and null while it answers. */
  private awaySince: Date | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Whoever watches asks again and again: what changed is logged once, so that an operator sees how long it took. */
  async readiness(): Promise<ApiReadiness> {
    const api = { ok: true };
    if (await this.answers()) {
      if (this.awaySince) this.log.info({ seconds: secondsSince(this.awaySince) }, 'database is back');
      this.awaySince = null;
      return { api, database: { ok: true } };
    }
    if (!this.awaySince) this.log.error('database is away');
    this.awaySince ??= new Date();
    const since = this.awaySince.toISOString();
    return { api, database: { ok: false, detail: 'The database does not answer.', since } };
  }

  private answers(): Promise<boolean> {
    const answered = this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, delay(patienceMs, false, { ref: false })]);
  }
}

const secondsSince = (day: Date): number => Math.round((Date.now() - day.getTime()) / 1000);
