import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { TranslatedText } from '@lens/contracts/translations';
import { ApiError } from '../common/errors/api-error.js';
import { SettingsService } from '../settings/settings.service.js';
import { cacheKey } from './cache/cache-key.js';
import { TranslationCache } from './cache/translation-cache.js';
import { namesIn } from './names.js';
import { translateProtected } from './protection/translate-protected.js';
import type { ServiceClient } from './providers/service-client.js';
import { ServiceError } from './providers/service-error.js';
import { Services } from './providers/services.js';
import { Counted } from './usage/counted.js';

/** For all attempts of all services together; whoever asked has given up by then. */
const patienceMs = 60_000;

/** Translates English by services, or says what they said within a day. */
@Injectable()
export class Translator implements BeforeApplicationShutdown {
  private readonly underway = new Map<string, Promise<TranslatedText>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly services: Services,
    private readonly cache: TranslationCache,
    private readonly counted: Counted,
    private readonly settings: SettingsService,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /**
   * The text itself where every service failed. Whoever asks for what is being asked already waits for the same answer.
   * @throws ApiError 409 `translation_unavailable`, `translation_budget_spent`
   */
  translate(text: string, to: LanguageCode): Promise<TranslatedText> {
    const question = `${to} ${text}`;
    const asked =
      this.underway.get(question) ?? this.answer(text, to).finally(() => this.underway.delete(question));
    this.underway.set(question, asked);
    return asked;
  }

  private async answer(text: string, to: LanguageCode): Promise<TranslatedText> {
    if (to === sourceLanguage) return { text, outcome: 'source', service: null, cached: false, reasons: [] };
    const clients = this.services.for(to);
    if (clients.length === 0) throw new ApiError('translation_unavailable', { words: { code: to } });
    const names = namesIn(await this.settings.answer());
    const keys = clients.map(({ protocol }) => cacheKey(text, to, protocol.kind, names));
    const known = await this.cache.find(keys);
    if (known)
      return {
        text: known.translation,
        outcome: 'translated',
        service: known.service,
        cached: true,
        reasons: [],
      };
    const made = await this.ask(text, to, names, clients);
    if (made.service)
      await this.cache.keep({
        key: cacheKey(text, to, made.service, names),
        service: made.service,
        language: to,
        translation: made.text,
      });
    return made;
  }

  private async ask(
    text: string,
    to: LanguageCode,
    names: Names,
    clients: ServiceClient[],
  ): Promise<TranslatedText> {
    const reasons: unknown[] = [];
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(patienceMs)]);
    const machines = clients.map((client) =>
      this.counted.machine(client, { signal, refused: (reason) => reasons.push(reason) }),
    );
    const { outcome, ...found } = await translateProtected(text, to, names, machines);
    // A service that fails leaves the text as it is; a budget, or a database, that fails is for the caller to know.
    const ours = reasons.find((reason) => !(reason instanceof ServiceError));
    if (outcome === 'source' && ours) throw ours;
    const service = outcome === 'translated' ? found.service : null;
    const said = reasons.flatMap((reason) => (reason instanceof ServiceError ? [reason.message] : []));
    return { text: found.text, outcome, service, cached: false, reasons: [...new Set(said)] };
  }
}
