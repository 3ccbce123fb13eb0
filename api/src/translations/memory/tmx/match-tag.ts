import type { LanguageCode } from '@lens/contracts/languages';
import { parseLocale, withScript } from '../../texts/xliff/match-language.js';

/** Spanish of Latin America is the language between Mexican Spanish and Spanish. */
const parents: Partial<Record<LanguageCode, string>> = { 'es-MX': 'es-419' };

const isPrefix = (start: string, tag: string): boolean => tag === start || tag.startsWith(`${start}-`);

/**
 * Whether a memory's texts help with a language: one tag is the beginning of the other (`es`, `ES-ES`, `es-419` for `es`;
 * `pt` for `pt-BR`, but not `pt-PT`), in the same script. Looser than `matchLanguage`, since nothing is published as it is.
 */
export function isTagOf(tag: string, language: LanguageCode): boolean {
  const locale = parseLocale(tag);
  if (!locale) return false;
  const wanted = new Intl.Locale(language);
  const [one, other] = [locale.baseName, wanted.baseName];
  const isRelated = isPrefix(one, other) || isPrefix(other, one) || one === parents[language];
  return isRelated && withScript(locale) === withScript(wanted);
}
