import { fallbackChain, isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { ar } from './ar.js';
import { en } from './en.js';
import { es } from './es.js';
import type { Letters } from './letters.js';

const written: Partial<Record<string, Letters>> = { en, es, ar };

/** The letters in a language, or in what it falls back to; anything that is no language is English. */
export function lettersIn(language: string | null): { language: LanguageCode; letters: Letters } {
  const chain = language && isLanguageCode(language) ? fallbackChain(language) : [];
  const code = chain.filter(isLanguageCode).find((candidate) => written[candidate]) ?? sourceLanguage;
  return { language: code, letters: written[code] ?? en };
}
