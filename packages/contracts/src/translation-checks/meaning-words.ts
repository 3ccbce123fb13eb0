import type { LanguageCode } from '../languages.js';
import { conditions } from './conditions.js';
import en from './meaning/en.json' with { type: 'json' };
import ar from './meaning/ar.json' with { type: 'json' };
import es from './meaning/es.json' with { type: 'json' };
import he from './meaning/he.json' with { type: 'json' };
import hy from './meaning/hy.json' with { type: 'json' };
import ko from './meaning/ko.json' with { type: 'json' };
import ptBR from './meaning/pt-BR.json' with { type: 'json' };
import tl from './meaning/tl.json' with { type: 'json' };
import vi from './meaning/vi.json' with { type: 'json' };
import zh from './meaning/zh.json' with { type: 'json' };
import type { WordLists } from './senses.js';

/** What the words of a group say: `may`, `rarely`, `cornea`. */
export type Sense = keyof typeof en;

export type MeaningWords = WordLists<Sense>;

const wordsByLanguage: Partial<Record<LanguageCode, MeaningWords>> = {
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
export function meaningWordsIn(language: LanguageCode): MeaningWords | undefined {
  const words = wordsByLanguage[language];
  const { nearsighted, farsighted } = conditions[language];
  return words && { ...words, near: [...words.near, ...nearsighted], far: [...words.far, ...farsighted] };
}
