import { isDeepStrictEqual } from 'node:util';
import type { ArticleText as TextContent } from '@lens/contracts/articles';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { ArticleText } from './article-text.entity.js';
import { textFromRow } from './text-from-row.js';

/** The languages of one article whose text was last changed before the English text. */
export function findStaleLanguages(texts: Pick<ArticleText, 'lng' | 'since'>[]): LanguageCode[] {
  const englishSince = texts.find(({ lng }) => lng === 'en')?.since ?? 0;
  const stale = new Set(texts.filter(({ since }) => since < englishSince).map(({ lng }) => lng));
  return languages.map(({ code }) => code).filter((code) => stale.has(code));
}

/** The revision that last changed a text: the previous one if it is saved unchanged. */
export function textSinceRevision(
  previousTexts: ArticleText[],
  lng: LanguageCode,
  text: TextContent,
  revision: number,
): number {
  const previous = previousTexts.find((one) => one.lng === lng);
  return previous && isDeepStrictEqual(textFromRow(previous), { ...text }) ? previous.since : revision;
}
