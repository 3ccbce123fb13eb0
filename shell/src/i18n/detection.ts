import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';

/** The first that fits counts. Mexico names Spanish only where Spanish, or no language at all, is asked for. */
const aliases: [RegExp, LanguageCode][] = [
  [/^pt(-|$)/, 'pt-BR'],
  [/^(es-(.+-)?)?mx(-|$)/, 'es-MX'],
  [/^(fil|tl)(-|$)/, 'tl'],
  [/^(iw|he)(-|$)/, 'he'],
  [/^zh(-|$)/, 'zh'],
  [/^es(-|$)/, 'es'],
];

/** One of our languages for any code that a browser, a cookie or a person may write, or null. */
export function languageFor(code: string): LanguageCode | null {
  const wanted = code.trim().replaceAll('_', '-').toLowerCase();
  const exact = languages.find((language) => language.code.toLowerCase() === wanted);
  if (exact) return exact.code;
  const alias = aliases.find(([pattern]) => pattern.test(wanted));
  if (alias) return alias[1];
  return languages.find((language) => language.code.toLowerCase() === wanted.split('-')[0])?.code ?? null;
}

/** The first of the candidates that is on offer; es-MX may be served by what it falls back to. */
export function firstOffered(
  candidates: (string | null | undefined)[],
  offered: readonly LanguageCode[],
): LanguageCode | null {
  for (const candidate of candidates) {
    const code = candidate ? languageFor(candidate) : null;
    if (!code) continue;
    if (offered.includes(code)) return code;
    const fallback = languages.find((language) => language.code === code);
    const second = fallback && 'fallback' in fallback ? languageFor(fallback.fallback) : null;
    if (second && offered.includes(second)) return second;
  }
  return null;
}

/** In the browser: cookie, local storage, the browser's languages, the document's language. */
export const detectInBrowser = (
  found: { cookie: string | null; stored: string | null; browser: readonly string[]; html: string },
  offered: readonly LanguageCode[],
): LanguageCode =>
  firstOffered([found.cookie, found.stored, ...found.browser, found.html], offered) ?? sourceLanguage;
