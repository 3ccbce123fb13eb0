import { createContext, useContext } from 'react';
import type { Language, LanguageCode } from '@lens/contracts/languages';

export interface LanguageChoice {
  current: LanguageCode;
  /** Whether the page at hand shows what staff write, beside the site's own texts. */
  hasStaffTexts: boolean;
  /** The languages on offer, in order. */
  choices: Language[];
  /** Switches without a reload: texts, direction, document language, cookie, announcement. */
  choose(code: LanguageCode): void;
  /** The address of the page at hand in another language, for a plain link. */
  addressIn(code: LanguageCode): string;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs the shell around it.');
  return choice;
}
