import { createContext, useContext } from 'react';
import type { Language, LanguageCode } from '@lens/contracts/languages';

export interface LanguageChoice {
  current: LanguageCode;
  /** The copy of the open page, as of `copyOf`. */
  copy: string[];
  /** Whether the open page shows texts that staff write, such as articles or testimonials. */
  hasStaffTexts: boolean;
  /** The offered languages, in order. */
  choices: Language[];
  /** Changes the language without a reload: texts, direction, document language and cookie; announces it. */
  choose(code: LanguageCode): void;
  /** The address of the open page in another language, for a plain link. */
  addressIn(code: LanguageCode): string;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs the shell around it.');
  return choice;
}
