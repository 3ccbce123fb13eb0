import { isDeepStrictEqual } from 'node:util';
import type { ArticleText as Written } from '@lens/contracts/articles';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { ArticleText } from './article-text.entity.js';
import { textFromRow } from './text-from-row.js';

/** The languages of one article whose text was last changed before the English one was. */
export function findStaleLanguages(texts: Pick<ArticleText, 'lng' | 'since'>[]): LanguageCode[] {
  const english = texts.find(({ lng }) => lng === 'en')?.since ?? 0;
  const older = new Set(texts.filter(({ since }) => since < english).map(({ lng }) => lng));
  return languages.map(({ code }) => code).filter((code) => older.has(code));
}

/** A text that is saved unchanged is as old as it was. */
export function textSinceRevision(
  before: ArticleText[],
  lng: LanguageCode,
  text: Written,
  revision: number,
): number {
  const was = before.find((one) => one.lng === lng);
  return was && isDeepStrictEqual(textFromRow(was), { ...text }) ? was.since : revision;
}
