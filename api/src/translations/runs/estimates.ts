import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { RunEstimate, RunRequest } from '@lens/contracts/runs';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { ServiceKind } from '@lens/contracts/translations';
import { SettingsService } from '../../settings/settings.service.js';
import { namesIn } from '../protected-names.js';
import { formsFor, formsOf, type TokenForm } from '../protection/token-form.js';
import { firstQuestion } from '../protection/translate-protected.js';
import { Services } from '../services/services.js';
import type { Seen } from '../texts/desk-entries.js';
import { mapYielding } from '../texts/findings.js';
import { Translator } from '../translator.js';
import { Usage } from '../usage/usage.js';
import { PendingTexts } from './pending-texts.js';

type Bill = RunEstimate['services'][number];

/** Says what a run would cost before it does: the first question of each text. What has to be asked twice costs more. */
@Injectable()
export class Estimates {
  constructor(
    private readonly pending: PendingTexts,
    private readonly services: Services,
    private readonly translator: Translator,
    private readonly usage: Usage,
    private readonly settings: SettingsService,
  ) {}

  /** @throws ApiError 404 for a namespace that there is not, 503 `texts_unavailable` */
  async of(request: RunRequest): Promise<RunEstimate> {
    const texts = await this.pending.of(request);
    const { budget, prices } = await this.usage.report();
    const names = namesIn(await this.settings.readAnswer());
    const lengthOf = lengthsWith(names);
    const bills = new Map<ServiceKind, Bill>();
    let [free, withoutService] = [0, 0];
    for (const [language, sources] of byLanguage(texts)) {
      const [client] = this.services.for(language);
      if (!client) {
        withoutService += sources.length;
        continue;
      }
      const { kind, name } = client.protocol;
      const paid = await this.paid(sources, language);
      const [form] = formsFor(formsOf[kind], language);
      const sent = (await mapYielding(paid, (source) => lengthOf(source, form!))).filter(
        (length) => length > 0,
      );
      free += sources.length - sent.length;
      const bill = bills.get(kind) ?? { service: kind, name, texts: 0, characters: 0, dollars: 0 };
      bill.texts += sent.length;
      bill.characters += sent.reduce((sum, length) => sum + length, 0);
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

  /** Each text once that no service translated lately. */
  private async paid(sources: string[], language: LanguageCode): Promise<string[]> {
    const known = await this.translator.known(sources, language);
    return [...new Set(sources)].filter((source) => !known.has(source));
  }
}

/** How long the first question is, 0 where there is none. Texts are cut once for all languages that send them alike. */
function lengthsWith(names: Names): (source: string, form: TokenForm) => number {
  const known = new Map<string, number>();
  return (source, form) => {
    const id = `${form} ${source}`;
    const length = known.get(id) ?? Usage.of(firstQuestion(source, names, form) ?? '');
    known.set(id, length);
    return length;
  };
}

function byLanguage(texts: Seen[]): Map<LanguageCode, string[]> {
  const sources = new Map<LanguageCode, string[]>();
  for (const { name, wanted } of texts) {
    const own = sources.get(name.language) ?? [];
    own.push(wanted.source);
    sources.set(name.language, own);
  }
  return sources;
}
