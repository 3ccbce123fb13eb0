import { Injectable } from '@nestjs/common';
import type { Staff } from '../../common/staff.js';
import { requirePermission } from '../permissions/require-permission.js';
import type { ServiceSuggestion } from '@lens/contracts/suggestions';
import type { ServiceKind } from '@lens/contracts/translations';
import { DataSource } from 'typeorm';
import { toSourceText } from '../source-text.js';
import type { TextName } from '../texts/desk-entries.js';
import { TextList } from '../texts/text-list.js';
import { failureReason, Translator } from '../translator.js';

/** Suggests a service's translation of a text, without saving it. */
@Injectable()
export class ServiceSuggestions {
  constructor(
    private readonly database: DataSource,
    private readonly list: TextList,
    private readonly translator: Translator,
  ) {}

  /** @throws ApiError 403, 404, 409 `translation_budget_spent`, 503 `texts_unavailable` */
  async suggest(staff: Staff, name: TextName, service: ServiceKind): Promise<ServiceSuggestion> {
    requirePermission(staff, 'translate', [name.language]);
    const source = toSourceText(await this.list.findOrFail(this.database.manager, name));
    const translation = await this.translator.translate(source, name.language, service);
    return {
      ...translation,
      reason: translation.outcome === 'source' ? failureReason(translation) : null,
    };
  }
}
