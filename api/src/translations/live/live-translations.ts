import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { isCritical } from '@lens/contracts/critical-texts';
import type { LanguageCode } from '@lens/contracts/languages';
import type { LiveText, LiveTexts, LiveTranslations as Answer } from '@lens/contracts/live-translations';
import { hashOf } from '@lens/contracts/text-hash';
import type { TranslatedText } from '@lens/contracts/translations';
import { UntranslatedArticles, type UntranslatedText } from '../../articles/untranslated-articles.js';
import { ApiError } from '../../common/errors/api-error.js';
import { Limiter } from '../../common/limits/limiter.js';
import { networkOf } from '../../common/limits/network-of.js';
import { SettingsService } from '../../settings/settings.service.js';
import { Batch } from '../sequential-translator.js';
import { VisitorTexts } from '../texts/visitor-texts.js';
import { Translator } from '../translator.js';
import { Refusals } from './untranslatable-texts.js';

/** Texts of one address: some ten articles. */
const rate = { requests: 600, seconds: 10 * 60 };
/** Less than what is between a visitor and the API waits for. */
const patienceMs = 20_000;

type Made = Pick<TranslatedText, 'outcome' | 'service' | 'text'>;

const untranslated = (text: string, outcome: 'needs_human' | 'source'): Made => ({
  text,
  outcome,
  service: null,
});

/** Translations of what visitors would read in English, for whoever asks. */
@Injectable()
export class LiveTranslations {
  private readonly limiter = new Limiter(rate);

  constructor(
    private readonly visitorTexts: VisitorTexts,
    private readonly articles: UntranslatedArticles,
    private readonly translator: Translator,
    private readonly batch: Batch,
    private readonly refusals: Refusals,
    private readonly settings: SettingsService,
  ) {}

  /** @throws ApiError 409 `live_translation_off`, `translation_unavailable`, 429, 503 `texts_unavailable` */
  async translate({ language, texts }: LiveTexts, address: string): Promise<Answer> {
    await this.limiter.count(networkOf(address), texts.length);
    const { liveTranslation } = await this.settings.readAnswer();
    if (!liveTranslation.some((code) => code === language)) throw new ApiError('live_translation_off');
    const found = await this.find(texts, language);
    const sources = [...new Set(found.flatMap((one) => (one ? [one.source] : [])))];
    const made = await this.make(sources, language);
    return {
      texts: found.map((one) => {
        if (!one) return null;
        const own = made.get(one.source) ?? untranslated(one.source, 'source');
        const isFit = own.outcome !== 'translated' || one.fits(own.text);
        return { ...(isFit ? own : untranslated(one.source, 'needs_human')), source: hashOf(one.source) };
      }),
    };
  }

  /** The English of each text, as far as it is for visitors, and not in their language. */
  private async find(texts: LiveText[], language: LanguageCode): Promise<(UntranslatedText | undefined)[]> {
    const namespaces = new Map<string, ReadonlyMap<string, string>>();
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
        const source = keys.get(key);
        // A wrong word in these could harm a patient: no machine writes them for visitors.
        const isLeft = source === undefined || isCritical(key, source);
        found.push(isLeft ? undefined : { source, fits: () => true });
      }
    }
    return found;
  }

  /** As many as are done in time; whoever asks again later finds those that were not. */
  private async make(sources: string[], language: LanguageCode): Promise<Map<string, Made>> {
    if (sources.length === 0) return new Map();
    const made: Map<string, Made> = await this.translator.known(sources, language);
    for (const source of sources)
      if (this.refusals.has(source, language)) made.set(source, untranslated(source, 'needs_human'));
    const open = sources.filter((source) => !made.has(source));
    const over = AbortSignal.timeout(patienceMs);
    const work = async () => {
      let index = 0;
      for await (const answer of this.batch.translate(open, language)) {
        const source = open[index++]!;
        made.set(source, answer);
        if (answer.outcome === 'needs_human') this.refusals.add(source, language);
        if (over.aborted) return;
      }
    };
    await Promise.race([work(), once(over, 'abort')]);
    return made;
  }
}
