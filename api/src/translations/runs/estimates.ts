import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { RunEstimate, RunRequest } from '@lens/contracts/runs';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { ServiceKind } from '@lens/contracts/translations';
import { SettingsService } from '../../settings/settings.service.js';
import { allProtectedNames } from '../protected-names.js';
import { orderForms, preferredForms, type TokenForm } from '../protection/token-form.js';
import { firstRequest } from '../protection/translate-protected.js';
import type { ServiceClient } from '../services/service-client.js';
import { Services } from '../services/services.js';
import { toSourceText, type SourceText } from '../source-text.js';
import type { DeskEntry } from '../texts/desk-entries.js';
import { mapYielding } from '../texts/findings.js';
import { Translator } from '../translator.js';
import { Usage } from '../usage/usage.js';
import { PendingTexts } from './pending-texts.js';

type Bill = RunEstimate['services'][number];

/** Estimates the cost of a run from the first request of each text. Texts that have to be sent again cost more. */
@Injectable()
export class Estimates {
  constructor(
    private readonly pending: PendingTexts,
    private readonly services: Services,
    private readonly translator: Translator,
    private readonly usage: Usage,
    private readonly settings: SettingsService,
  ) {}

  /** @throws ApiError 404 when the namespace does not exist, 503 `texts_unavailable` */
  async estimate(request: RunRequest): Promise<RunEstimate> {
    const texts = await this.pending.find(request);
    const { budget, prices } = await this.usage.report();
    const names = allProtectedNames(await this.settings.readAnswer());
    const charactersOf = cachedCharacterCounts(names);
    const bills = new Map<ServiceKind, Bill>();
    let [free, withoutService] = [0, 0];
    for (const [language, sources] of byLanguage(texts)) {
      const [client] = this.services.enabledFor(language);
      if (!client) {
        withoutService += sources.length;
        continue;
      }
      const { kind, name } = client.protocol;
      const uncached = await this.findUncached(sources, language, client);
      const [form] = orderForms(preferredForms[kind], language);
      const billable = (await mapYielding(uncached, ({ text }) => charactersOf(text, form!))).filter(
        (characters) => characters > 0,
      );
      free += sources.length - billable.length;
      const bill = bills.get(kind) ?? { service: kind, name, texts: 0, characters: 0, dollars: 0 };
      bill.texts += billable.length;
      bill.characters += billable.reduce((sum, characters) => sum + characters, 0);
      bill.dollars = (bill.characters * prices[kind]) / 1_000_000;
      bills.set(kind, bill);
    }
    return {
      texts: texts.length,
      free,
      without_service: withoutService,
      services: [...bills.values()],
      budget,
    };
  }

  /** Without duplicates: a service that uses no context translates the same English once. */
  private async findUncached(
    sources: SourceText[],
    language: LanguageCode,
    client: ServiceClient,
  ): Promise<SourceText[]> {
    const cached = await this.translator.cachedTranslations(sources, language);
    const uncached = sources.filter((_source, index) => !cached[index]);
    const idOf = (source: SourceText) => JSON.stringify([source.text, client.contextOf(source)]);
    return [...new Map(uncached.map((source) => [idOf(source), source])).values()];
  }
}

/** Counts the characters of a text's first request, 0 if nothing is sent. Languages with the same form share counts. */
function cachedCharacterCounts(names: Names): (source: string, form: TokenForm) => number {
  const counts = new Map<string, number>();
  return (source, form) => {
    const id = `${form} ${source}`;
    const count = counts.get(id) ?? Usage.countCharacters(firstRequest(source, names, form) ?? '');
    counts.set(id, count);
    return count;
  };
}

function byLanguage(texts: DeskEntry[]): Map<LanguageCode, SourceText[]> {
  const sources = new Map<LanguageCode, SourceText[]>();
  for (const entry of texts) {
    const { language } = entry.name;
    const sourcesOfLanguage = sources.get(language) ?? [];
    sourcesOfLanguage.push(toSourceText(entry));
    sources.set(language, sourcesOfLanguage);
  }
  return sources;
}
