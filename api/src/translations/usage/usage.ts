import { Inject, Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind, TranslationUsage as Report } from '@lens/contracts/translations';
import { DataSource } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/environment-token.js';
import { lockUntilCommit } from '../../database/locks.js';
import { TranslationUsage } from './translation-usage.entity.js';

const thisMonth = `to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM')`;
const spent = `SELECT coalesce(sum(characters), 0) FROM translation_usage WHERE month = ${thisMonth}`;

const spend = `
  INSERT INTO translation_usage (month, service, language, characters)
  SELECT ${thisMonth}, $1, $2, $3::int WHERE (${spent}) + $3::int <= $4::int
  ON CONFLICT (month, service, language) DO UPDATE
    SET characters = translation_usage.characters + excluded.characters
  RETURNING month, service, language`;

const refund = `
  UPDATE translation_usage SET characters = characters - $4::int
  WHERE month = $1 AND service = $2 AND language = $3`;

/** Characters that were counted against the budget, and can be refunded. */
export type SpentCharacters = TranslationUsage;

/** Counts what services bill before it is sent, so that they never bill more than the budget. */
@Injectable()
export class Usage {
  constructor(
    private readonly database: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** In code points. */
  static countCharacters(text: string): number {
    return [...text].length;
  }

  /** @throws ApiError 409 `translation_budget_spent` */
  async spend(service: ServiceKind, language: LanguageCode, characters: number): Promise<SpentCharacters> {
    const { budget } = this.environment.translation;
    const [row] = await this.database.transaction(async (manager) => {
      // The budget covers all languages and services, so locking one of their rows would not be enough.
      await lockUntilCommit(manager, 'translation budget');
      return manager.query<Omit<SpentCharacters, 'characters'>[]>(spend, [
        service,
        language,
        characters,
        budget,
      ]);
    });
    if (!row) throw new ApiError('translation_budget_spent');
    return { ...row, characters };
  }

  /** For characters that a service did not bill because it refused them. */
  async refund({ month, service, language, characters }: SpentCharacters): Promise<void> {
    await this.database.query(refund, [month, service, language, characters]);
  }

  async report(): Promise<Omit<Report, 'resting'>> {
    const { budget, prices } = this.environment.translation;
    const months = await this.database.manager.find(TranslationUsage, {
      order: { month: 'DESC', service: 'DESC', language: 'ASC' },
    });
    const [total] = await this.database.query<{ characters: number }[]>(
      `SELECT (${spent})::int AS characters`,
    );
    return { months, budget: { characters: budget, spent: total!.characters }, prices };
  }
}
