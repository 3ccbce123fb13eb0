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

/** Texts in one request: what a service translates in some seconds. */
const most = 12;

/** Another wording is another text: `ko/common/home.hero.title/1x2y3z`. */
const translationId = (language: LanguageCode, { id, source }: EnglishText): string =>
  [language, ...Object.values(id), hashOf(source)].join('/');

/**
 * Published texts in a language: what this browser keeps, and what the API translates.
 * @returns a text each, null for those that no service could translate safely; null altogether where not all is done
 */
export async function translateLive(
  api: PageApi,
  language: LanguageCode,
  texts: readonly EnglishText[],
): Promise<(string | null)[] | null> {
  const known: Record<string, string | null> = {};
  for (const [name, { translation }] of Object.entries(readCachedTranslations()))
    if (typeof translation === 'string') known[name] = translation;
  const named = texts.map((text) => ({ ...text, name: translationId(language, text) }));
  const open = named.filter(({ name }) => !(name in known));

  const ask = async (asked: typeof open) => {
    const body = { language, texts: asked.map(({ id }) => id) };
    const answer = await api.post<LiveTranslations>('/translations/live', body);
    const fresh: CachedTranslations = {};
    for (const [index, { name, source }] of asked.entries()) {
      const made = answer.texts[index];
      if (made?.source !== hashOf(source) || made.outcome === 'source') continue;
      const isDone = made.outcome === 'translated';
      known[name] = isDone ? made.text : null;
      if (isDone) fresh[name] = { translation: made.text, timestamp: Date.now(), service: made.service };
    }
    cacheTranslations(fresh);
  };
  if (open.length > 0 && (await canTranslate(language)))
    await Promise.allSettled(
      Array.from({ length: Math.ceil(open.length / most) }, (_, part) =>
        ask(open.slice(part * most, (part + 1) * most)),
      ),
    );
  return named.every(({ name }) => name in known) ? named.map(({ name }) => known[name]!) : null;
}
