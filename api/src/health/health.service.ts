import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ApiReadiness } from '@lens/contracts/health';
import { DataSource } from 'typeorm';

const patienceMs = 2000;

@Injectable()
export class HealthService {
  constructor(private readonly database: DataSource) {}

  async readiness(): Promise<ApiReadiness> {
    const answered = this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const ok = await Promise.race([answered, delay(patienceMs, false, { ref: false })]);
    return { api: { ok: true }, database: ok ? { ok } : { ok, detail: 'The database does not answer.' } };
  }
}
