import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { ServiceKind, TranslatedText } from '@lens/contracts/translations';
import { ApiError } from '../common/errors/api-error.js';
import { SettingsService } from '../settings/settings.service.js';
import { cacheKey } from './cache/cache-key.js';
import { TranslationCache } from './cache/translation-cache.js';
import { namesIn } from './protected-names.js';
import { translateProtected } from './protection/translate-protected.js';
import type { ServiceClient } from './services/service-client.js';
import { ServiceError } from './services/service-error.js';
import { Services } from './services/services.js';
import { Counted } from './usage/metered-services.js';

/** For all attempts of all services together; whoever asked has given up by then. */
const patienceMs = 60_000;

export interface Translation extends TranslatedText {
  /** Why services gave no translation, in the order in which they were asked. */
  refusals?: ServiceError[];
}

/** What services said, in one line: `DeepL API error: 456 Quota exceeded`; null where no service refused. */
export const reasonIn = ({ reasons }: TranslatedText): string | null => reasons.join('. ') || null;

/** Translates English by services, or says what they said within a day. */
@Injectable()
export class Translator implements BeforeApplicationShutdown {
  private readonly underway = new Map<string, Promise<Translation>>();
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
   * @param only the one service to ask; else those that are enabled and speak the language, in their order
   * @throws ApiError 409 `translation_unavailable`, `translation_budget_spent`
   */
  translate(text: string, to: LanguageCode, only?: ServiceKind): Promise<Translation> {
    const question = `${only ?? 'any'} ${to} ${text}`;
    const asked =
      this.underway.get(question) ??
      this.answer(text, to, only).finally(() => this.underway.delete(question));
    this.underway.set(question, asked);
    return asked;
  }

  /** What is kept of these texts, by text. @throws ApiError 409 `translation_unavailable` */
  async known(texts: readonly string[], to: LanguageCode): Promise<Map<string, TranslatedText>> {
    const clients = this.clientsFor(to);
    const names = namesIn(await this.settings.readAnswer());
    return this.kept(texts, to, names, clients);
  }

  private clientsFor(language: LanguageCode): ServiceClient[] {
    const clients = this.services.for(language);
    if (clients.length === 0) throw new ApiError('translation_unavailable', { words: { code: language } });
    return clients;
  }

  /** Of the preferred service, where several have translated a text. */
  private async kept(
    texts: readonly string[],
    to: LanguageCode,
    names: Names,
    clients: ServiceClient[],
  ): Promise<Map<string, TranslatedText>> {
    const keys = texts.map((text) => clients.map(({ protocol }) => cacheKey(text, to, protocol.kind, names)));
    const rows = await this.cache.find(keys.flat());
    return new Map(
      texts.flatMap((text, index): [string, TranslatedText][] => {
        const row = keys[index]!.map((key) => rows.get(key)).find(Boolean);
        if (!row) return [];
        const { translation, service } = row;
        return [[text, { text: translation, outcome: 'translated', service, cached: true, reasons: [] }]];
      }),
    );
  }

  private async answer(text: string, to: LanguageCode, only?: ServiceKind): Promise<Translation> {
    if (to === sourceLanguage) return { text, outcome: 'source', service: null, cached: false, reasons: [] };
    const clients = only ? [this.services[only]] : this.clientsFor(to);
    const names = namesIn(await this.settings.readAnswer());
    const known = (await this.kept([text], to, names, clients)).get(text);
    if (known) return known;
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
  ): Promise<Translation> {
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
    const refusals = reasons.filter((reason) => reason instanceof ServiceError);
    const said = new Set(refusals.map(({ message }) => message));
    return { text: found.text, outcome, service, cached: false, reasons: [...said], refusals };
  }
}
