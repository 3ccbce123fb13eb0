import { fallbackChain, isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { ar } from './ar.js';
import { en } from './en.js';
import { es } from './es.js';
import { he } from './he.js';
import { hy } from './hy.js';
import { ko } from './ko.js';
import type { MailTemplates } from './mail-templates.js';
import { ptBR } from './pt-BR.js';
import { tl } from './tl.js';
import { vi } from './vi.js';
import { zh } from './zh.js';

/** es-MX has no templates: it falls back to es. */
const templatesByLanguage: Partial<Record<string, MailTemplates>> = {
  en,
  es,
  'pt-BR': ptBR,
  tl,
  ko,
  vi,
  zh,
  ar,
  hy,
  he,
};

/** The templates in the language or its fallback; English for an unknown language. */
export function mailTemplatesFor(language: string | null): {
  language: LanguageCode;
  templates: MailTemplates;
} {
  const chain = language && isLanguageCode(language) ? fallbackChain(language) : [];
  const code =
    chain.filter(isLanguageCode).find((candidate) => templatesByLanguage[candidate]) ?? sourceLanguage;
  return { language: code, templates: templatesByLanguage[code] ?? en };
}
