import type { LiveTranslations } from '@lens/contracts/live-translations';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PageApi } from '@lens/contracts/page';
import { hashOf } from '@lens/contracts/text-hash';
import type { EnglishText } from '@lens/platform/host';
import {
  cacheTranslations,
  readCachedTranslations,
  type CachedTranslations,
} from '@lens/platform/translation-cache';
import { canTranslate } from './services';

/** As many texts as a service translates within seconds. */
const textsPerRequest = 12;

/** Contains a hash of the English: `ko/common/home.hero.title/1x2y3z`. */
const cacheKeyOf = (language: LanguageCode, { id, source }: EnglishText): string =>
  [language, ...Object.values(id), hashOf(source)].join('/');

/**
 * Translates texts of the site, from this browser's cache and by the API.
 * @returns each translation, or null for a text that no service could translate safely; null if any text has no answer
 */
export async function translateLive(
  api: PageApi,
  language: LanguageCode,
  texts: readonly EnglishText[],
): Promise<(string | null)[] | null> {
  const answers: Record<string, string | null> = {};
  for (const [cacheKey, { translation }] of Object.entries(readCachedTranslations()))
    if (typeof translation === 'string') answers[cacheKey] = translation;
  const keyedTexts = texts.map((text) => ({ ...text, cacheKey: cacheKeyOf(language, text) }));
  const pending = keyedTexts.filter(({ cacheKey }) => !(cacheKey in answers));

  const requestTexts = async (requested: typeof pending) => {
    const body = { language, texts: requested.map(({ id }) => id) };
    const response = await api.post<LiveTranslations>('/translations/live', body);
    const fresh: CachedTranslations = {};
    for (const [index, { cacheKey, source }] of requested.entries()) {
      const result = response.texts[index];
      if (result?.source !== hashOf(source) || result.outcome === 'source') continue;
      const isTranslated = result.outcome === 'translated';
      answers[cacheKey] = isTranslated ? result.text : null;
      if (isTranslated)
        fresh[cacheKey] = { translation: result.text, timestamp: Date.now(), service: result.service };
    }
    cacheTranslations(fresh);
  };
  if (pending.length > 0 && (await canTranslate(language)))
    await Promise.allSettled(
      Array.from({ length: Math.ceil(pending.length / textsPerRequest) }, (_, part) =>
        requestTexts(pending.slice(part * textsPerRequest, (part + 1) * textsPerRequest)),
      ),
    );
  return keyedTexts.every(({ cacheKey }) => cacheKey in answers)
    ? keyedTexts.map(({ cacheKey }) => answers[cacheKey]!)
    : null;
}
