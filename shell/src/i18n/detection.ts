import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';

/** The first match counts. The region MX means Spanish only for `es-MX` and for `MX` alone. */
const aliases: [RegExp, LanguageCode][] = [
  [/^pt(-|$)/, 'pt-BR'],
  [/^(es-(.+-)?)?mx(-|$)/, 'es-MX'],
  [/^(fil|tl)(-|$)/, 'tl'],
  [/^(iw|he)(-|$)/, 'he'],
  [/^zh(-|$)/, 'zh'],
  [/^es(-|$)/, 'es'],
];

/** The language of the site that a code from a browser, a cookie or a person means, or null. */
export function languageFor(code: string): LanguageCode | null {
  const normalized = code.trim().replaceAll('_', '-').toLowerCase();
  const exact = languages.find((language) => language.code.toLowerCase() === normalized);
  if (exact) return exact.code;
  const alias = aliases.find(([pattern]) => pattern.test(normalized));
  if (alias) return alias[1];
  return languages.find((language) => language.code.toLowerCase() === normalized.split('-')[0])?.code ?? null;
}

/** The first candidate that is offered, or whose fallback is. */
export function firstOffered(
  candidates: (string | null | undefined)[],
  offered: readonly LanguageCode[],
): LanguageCode | null {
  for (const candidate of candidates) {
    const code = candidate ? languageFor(candidate) : null;
    if (!code) continue;
    if (offered.includes(code)) return code;
    const language = languages.find((one) => one.code === code);
    const fallback = language && 'fallback' in language ? languageFor(language.fallback) : null;
    if (fallback && offered.includes(fallback)) return fallback;
  }
  return null;
}

/** Asks cookie, local storage, the browser's languages and the document's language, in this order. */
export const detectInBrowser = (
  sources: { cookie: string | null; stored: string | null; browser: readonly string[]; html: string },
  offered: readonly LanguageCode[],
): LanguageCode =>
  firstOffered([sources.cookie, sources.stored, ...sources.browser, sources.html], offered) ?? sourceLanguage;
