import { Injectable } from '@nestjs/common';
import type { ServiceSuggestion } from '@lens/contracts/suggestions';
import type { ServiceKind } from '@lens/contracts/translations';
import { DataSource } from 'typeorm';
import type { TextName } from '../texts/desk-entries.js';
import { TextList } from '../texts/text-list.js';
import { reasonIn, Translator } from '../translator.js';

/** What one service makes of a text; nothing of it is written. */
@Injectable()
export class ServiceWords {
  constructor(
    private readonly database: DataSource,
    private readonly list: TextList,
    private readonly translator: Translator,
  ) {}

  /** @throws ApiError 404, 409 `translation_budget_spent`, 503 `texts_unavailable` */
  async of(name: TextName, service: ServiceKind): Promise<ServiceSuggestion> {
    const { wanted } = await this.list.one(this.database.manager, name);
    const said = await this.translator.translate(wanted.source, name.language, service);
    return { ...said, reason: said.outcome === 'source' ? reasonIn(said) : null };
  }
}
