import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { ServiceKind, TranslatedText } from '@lens/contracts/translations';
import { ApiError } from '../common/errors/api-error.js';
import { SettingsService } from '../settings/settings.service.js';
import { cacheKey } from './cache/cache-key.js';
import { TranslationCache } from './cache/translation-cache.js';
import { allProtectedNames } from './protected-names.js';
import {
  translateBackProtected,
  translateProtected,
  type MachineTranslator,
  type ProtectedTranslation,
} from './protection/translate-protected.js';
import type { ServiceClient } from './services/service-client.js';
import type { SourceText } from './source-text.js';
import { ServiceError } from './services/service-error.js';
import { Services } from './services/services.js';
import { MeteredServices } from './usage/metered-services.js';

/** For all attempts of all services together; by then the caller has given up. */
const timeoutMs = 60_000;

export interface Translation extends TranslatedText {
  /** Why services gave no translation, in the order in which they were called. */
  errors?: ServiceError[];
}

/** The errors of services in one line: `DeepL API error: 456 Quota exceeded`; null where none failed. */
export const failureReason = ({ reasons }: TranslatedText): string | null => reasons.join('. ') || null;

const cacheKeyFor = (client: ServiceClient, source: SourceText, to: LanguageCode, names: Names): string =>
  cacheKey(source.text, to, client.protocol.kind, names, client.contextOf(source));

/** Translates English with services, or from the cache if they have translated the same text within a day; and back. */
@Injectable()
export class Translator implements BeforeApplicationShutdown {
  private readonly pending = new Map<string, Promise<Translation>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly services: Services,
    private readonly cache: TranslationCache,
    private readonly meteredServices: MeteredServices,
    private readonly settings: SettingsService,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /**
   * The text itself where every service failed. Concurrent requests for the same translation share one call.
   * @param context what the text is about, for services that use it
   * @param onlyService without it, all enabled services that support the language are tried, the preferred first
   * @throws ApiError 409 `translation_unavailable`, `translation_budget_spent`
   */
  translate(source: SourceText, to: LanguageCode, onlyService?: ServiceKind): Promise<Translation> {
    const id = JSON.stringify([onlyService, to, source.text, source.context ?? '']);
    const translation =
      this.pending.get(id) ??
      this.findOrTranslate(source, to, onlyService).finally(() => this.pending.delete(id));
    this.pending.set(id, translation);
    return translation;
  }

  /**
   * Translates a text back into English. The text itself where every service failed; never from the cache.
   * @throws ApiError 409 `translation_unavailable`, `translation_budget_spent`
   */
  async translateBack(text: string, from: LanguageCode): Promise<Translation> {
    const clients = this.clientsFor(from);
    const names = allProtectedNames(await this.settings.readAnswer());
    return this.callServices(clients, undefined, (machines) =>
      translateBackProtected(text, from, names, machines),
    );
  }

  /** The cached translation of each text, undefined where there is none. @throws ApiError 409 `translation_unavailable` */
  async cachedTranslations(
    texts: readonly SourceText[],
    to: LanguageCode,
  ): Promise<(TranslatedText | undefined)[]> {
    const clients = this.clientsFor(to);
    const names = allProtectedNames(await this.settings.readAnswer());
    return this.findCached(texts, to, names, clients);
  }

  private clientsFor(language: LanguageCode): ServiceClient[] {
    const clients = this.services.enabledFor(language);
    if (clients.length === 0)
      throw new ApiError('translation_unavailable', { placeholders: { code: language } });
    return clients;
  }

  /** Picks the preferred service's translation where several services have translated a text. */
  private async findCached(
    texts: readonly SourceText[],
    to: LanguageCode,
    names: Names,
    clients: ServiceClient[],
  ): Promise<(TranslatedText | undefined)[]> {
    const keys = texts.map((text) => clients.map((client) => cacheKeyFor(client, text, to, names)));
    const rows = await this.cache.find(keys.flat());
    return keys.map((ofText): TranslatedText | undefined => {
      const row = ofText.map((key) => rows.get(key)).find(Boolean);
      if (!row) return undefined;
      const { translation, service } = row;
      return { text: translation, outcome: 'translated', service, cached: true, reasons: [] };
    });
  }

  private async findOrTranslate(
    source: SourceText,
    to: LanguageCode,
    onlyService?: ServiceKind,
  ): Promise<Translation> {
    const { text } = source;
    if (to === sourceLanguage) return { text, outcome: 'source', service: null, cached: false, reasons: [] };
    const clients = onlyService ? [this.services[onlyService]] : this.clientsFor(to);
    const names = allProtectedNames(await this.settings.readAnswer());
    const [cached] = await this.findCached([source], to, names, clients);
    if (cached) return cached;
    const translation = await this.callServices(clients, source.context, (machines) =>
      translateProtected(source.text, to, names, machines),
    );
    if (translation.service)
      await this.cache.store({
        key: cacheKeyFor(this.services[translation.service], source, to, names),
        service: translation.service,
        language: to,
        translation: translation.text,
      });
    return translation;
  }

  private async callServices(
    clients: ServiceClient[],
    context: string | undefined,
    translate: (machines: MachineTranslator[]) => Promise<ProtectedTranslation>,
  ): Promise<Translation> {
    const failures: unknown[] = [];
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const machines = clients.map((client) =>
      this.meteredServices.meter(client, { signal, context, onError: (error) => failures.push(error) }),
    );
    const { outcome, ...result } = await translate(machines);
    // A failed service leaves the text in English; a spent budget or a failed database is for the caller to handle.
    const internalError = failures.find((failure) => !(failure instanceof ServiceError));
    if (outcome === 'source' && internalError) throw internalError;
    const service = outcome === 'translated' ? result.service : null;
    const errors = failures.filter((failure) => failure instanceof ServiceError);
    const reasons = [...new Set(errors.map(({ message }) => message))];
    return { text: result.text, outcome, service, cached: false, reasons, errors };
  }
}
