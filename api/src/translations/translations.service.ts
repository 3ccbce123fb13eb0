import { Injectable } from '@nestjs/common';
import { languages } from '@lens/contracts/languages';
import type {
  ServiceKind,
  TextToTranslate,
  TranslatedText,
  TranslationService,
  TranslationStatus,
  TranslationUsage,
} from '@lens/contracts/translations';
import type { Staff } from '../common/staff.js';
import type { Limiter } from '../common/limits/limiter.js';
import { Limiters } from '../common/limits/limiters.js';
import { isDatabaseUnavailable } from '../database/unavailable.js';
import { TranslationCache } from './cache/translation-cache.js';
import { Services } from './services/services.js';
import { Usage } from './usage/usage.js';
import { Translator } from './translator.js';

/** Per member of staff. Enough to try 40 texts in three languages. */
const rate = { requests: 120, seconds: 10 * 60 };

@Injectable()
export class TranslationsService {
  private readonly limiter: Limiter;

  constructor(
    private readonly services: Services,
    private readonly cache: TranslationCache,
    private readonly translator: Translator,
    private readonly usageMeter: Usage,
    limiters: Limiters,
  ) {
    this.limiter = limiters.shared({ name: 'translations', ...rate });
  }

  /** Which services are enabled, and how full the cache is; it counts as empty while the database is away. */
  async status(): Promise<TranslationStatus> {
    const cache = await this.cache.state().catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) return { entries: 0, lastCleared: null };
      throw error;
    });
    return { premium: this.describe('premium'), general: this.describe('general'), cache };
  }

  /** What the services have billed, and which of them this process does not call at the moment. */
  async usage(): Promise<TranslationUsage> {
    return { ...(await this.usageMeter.report()), resting: this.services.cooldowns() };
  }

  /** @throws ApiError 409 `translation_unavailable`, `translation_budget_spent`, 429 */
  async translate({ id }: Staff, { text, language }: TextToTranslate): Promise<TranslatedText> {
    await this.limiter.count(id);
    return this.translator.translate({ text }, language);
  }

  private describe(kind: ServiceKind): TranslationService {
    const client = this.services[kind];
    const { isEnabled: enabled, protocol } = client;
    const supported = languages.filter((language) => language[kind] || client.supports(language.code));
    return { name: protocol.name, enabled, supportedLanguages: supported.map(({ code }) => code) };
  }
}
