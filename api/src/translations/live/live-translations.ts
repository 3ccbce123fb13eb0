import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { LiveText, LiveTexts, LiveTranslations as Answer } from '@lens/contracts/live-translations';
import { hashOf } from '@lens/contracts/text-hash';
import type { TranslatedText } from '@lens/contracts/translations';
import { UntranslatedArticles, type UntranslatedText } from '../../articles/untranslated-articles.js';
import { ApiError } from '../../common/errors/api-error.js';
import type { Limiter } from '../../common/limits/limiter.js';
import { Limiters } from '../../common/limits/limiters.js';
import { toNetwork } from '../../common/limits/to-network.js';
import { SettingsService } from '../../settings/settings.service.js';
import { SequentialTranslator } from '../sequential-translator.js';
import { VisitorTexts } from '../texts/visitor-texts.js';
import { Translator } from '../translator.js';
import { UntranslatableTexts } from './untranslatable-texts.js';

/** Texts per network, enough for about ten articles. */
const rate = { requests: 600, seconds: 10 * 60 };
/** Shorter than the timeouts of proxies between a visitor and the API. */
const timeoutMs = 20_000;

type LiveTranslation = Pick<TranslatedText, 'outcome' | 'service' | 'text'>;

const untranslated = (text: string, outcome: 'needs_human' | 'source'): LiveTranslation => ({
  text,
  outcome,
  service: null,
});

/** Translates for visitors what they would otherwise read in English. */
@Injectable()
export class LiveTranslations {
  private readonly limiter: Limiter;

  constructor(
    private readonly visitorTexts: VisitorTexts,
    private readonly articles: UntranslatedArticles,
    private readonly translator: Translator,
    private readonly sequential: SequentialTranslator,
    private readonly untranslatable: UntranslatableTexts,
    private readonly settings: SettingsService,
    limiters: Limiters,
  ) {
    this.limiter = limiters.shared({ name: 'live translations', ...rate });
  }

  /** @throws ApiError 409 `live_translation_off`, `translation_unavailable`, 429, 503 `texts_unavailable` */
  async translate({ language, texts }: LiveTexts, address: string): Promise<Answer> {
    await this.limiter.count(toNetwork(address), texts.length);
    const { liveTranslation } = await this.settings.readAnswer();
    if (!liveTranslation.some((code) => code === language)) throw new ApiError('live_translation_off');
    const untranslatedTexts = await this.findUntranslated(texts, language);
    const sources = [...new Set(untranslatedTexts.flatMap((text) => (text ? [text.source] : [])))];
    const translations = await this.translateInTime(sources, language);
    return {
      texts: untranslatedTexts.map((text) => {
        if (!text) return null;
        const translation = translations.get(text.source) ?? untranslated(text.source, 'source');
        const isUsable = translation.outcome !== 'translated' || text.fits(translation.text);
        return {
          ...(isUsable ? translation : untranslated(text.source, 'needs_human')),
          source: hashOf(text.source),
        };
      }),
    };
  }

  /** The English of each text; undefined for one that visitors do not see, or that exists in their language. */
  private async findUntranslated(
    texts: LiveText[],
    language: LanguageCode,
  ): Promise<(UntranslatedText | undefined)[]> {
    const namespaces = new Map<string, Awaited<ReturnType<VisitorTexts['untranslatedIn']>>>();
    const articles = new Map<string, ReadonlyMap<string, UntranslatedText>>();
    const found: (UntranslatedText | undefined)[] = [];
    for (const text of texts) {
      if ('article' in text) {
        const { article, part } = text;
        const parts = articles.get(article) ?? (await this.articles.read(article, language));
        articles.set(article, parts);
        found.push(parts.get(part));
      } else {
        const { namespace, key } = text;
        const keys =
          namespaces.get(namespace) ?? (await this.visitorTexts.untranslatedIn(language, namespace));
        namespaces.set(namespace, keys);
        const untranslated = keys.get(key);
        // A wrong word in a critical text could harm a patient, so no machine translates it for visitors.
        const isExcluded = !untranslated || untranslated.isCritical;
        found.push(isExcluded ? undefined : { source: untranslated.source, fits: () => true });
      }
    }
    return found;
  }

  /** Returns the translations that are ready in time; a later request gets the others from the cache. */
  private async translateInTime(
    sources: string[],
    language: LanguageCode,
  ): Promise<Map<string, LiveTranslation>> {
    if (sources.length === 0) return new Map();
    const toTranslate = sources.map((text) => ({ text }));
    const cached = await this.translator.cachedTranslations(toTranslate, language);
    const translations = new Map<string, LiveTranslation>(
      sources.flatMap((source, index) => {
        const translation = cached[index];
        return translation ? [[source, translation] as const] : [];
      }),
    );
    for (const source of sources)
      if (this.untranslatable.has(source, language))
        translations.set(source, untranslated(source, 'needs_human'));
    const remaining = sources.filter((source) => !translations.has(source));
    const timeout = AbortSignal.timeout(timeoutMs);
    const translateRemaining = async () => {
      let index = 0;
      const texts = remaining.map((text) => ({ text }));
      for await (const translation of this.sequential.translate(texts, language)) {
        const source = remaining[index++]!;
        translations.set(source, translation);
        if (translation.outcome === 'needs_human') this.untranslatable.add(source, language);
        if (timeout.aborted) return;
      }
    };
    await Promise.race([translateRemaining(), once(timeout, 'abort')]);
    return translations;
  }
}
