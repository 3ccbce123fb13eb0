import { fallbackChain, isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { ar } from './ar.js';
import { en } from './en.js';
import { es } from './es.js';
import { he } from './he.js';
import { hy } from './hy.js';
import { ko } from './ko.js';
import type { Letters } from './letters.js';
import { ptBR } from './pt-BR.js';
import { tl } from './tl.js';
import { vi } from './vi.js';
import { zh } from './zh.js';

/** Spanish as it is written to Mexico too: es-MX has no letters of its own. */
const written: Partial<Record<string, Letters>> = { en, es, 'pt-BR': ptBR, tl, ko, vi, zh, ar, hy, he };

/** The letters in a language, or in what it falls back to; anything that is no language is English. */
export function lettersIn(language: string | null): { language: LanguageCode; letters: Letters } {
  const chain = language && isLanguageCode(language) ? fallbackChain(language) : [];
  const code = chain.filter(isLanguageCode).find((candidate) => written[candidate]) ?? sourceLanguage;
  return { language: code, letters: written[code] ?? en };
}
