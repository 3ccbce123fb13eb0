import type { LanguageCode } from '../languages.js';
import en from './content-words/en.json' with { type: 'json' };
import ar from './content-words/ar.json' with { type: 'json' };
import es from './content-words/es.json' with { type: 'json' };
import he from './content-words/he.json' with { type: 'json' };
import hy from './content-words/hy.json' with { type: 'json' };
import ko from './content-words/ko.json' with { type: 'json' };
import ptBR from './content-words/pt-BR.json' with { type: 'json' };
import tl from './content-words/tl.json' with { type: 'json' };
import vi from './content-words/vi.json' with { type: 'json' };
import zh from './content-words/zh.json' with { type: 'json' };
import type { WordLists } from './senses.js';

/** What critical texts speak of: `drops`, `weeks`, `doctor`. */
export type Content = keyof typeof en;

const wordsByLanguage: Partial<Record<LanguageCode, WordLists<Content>>> = {
  en,
  es,
  'es-MX': es,
  'pt-BR': ptBR,
  tl,
  ko,
  vi,
  zh,
  ar,
  hy,
  he,
};

/** Undefined for a language that nobody has written them for. */
export const contentWordsIn = (language: LanguageCode): WordLists<Content> | undefined =>
  wordsByLanguage[language];
