import type { LanguageCode } from '@lens/contracts/languages';
import type { PluralForm } from '@lens/contracts/translation-checks/plural-form';

export interface Texts {
  source: string;
  translation: string;
}

/** A text of a language, as it stands in its file. */
export interface Position extends Texts {
  key: string;
  language: LanguageCode;
  form?: PluralForm;
}

export interface Defect {
  name: string;
  /** Any of these shows it. */
  codes: string[];
  /** The same text with the defect, null where it cannot have it; the source with it where texts hold nothing like it. */
  into: (position: Position) => Texts | string | null;
}

/** A text with its first match replaced, null where nothing matches. */
export const replaced = (text: string, pattern: RegExp | string, by: string): string | null => {
  const changed = text.replace(pattern, by);
  return changed === text ? null : changed;
};

/** A defect that needs another word in each language. */
export const perLanguage =
  (words: Partial<Record<LanguageCode, string>>, into: (position: Position, word: string) => string | null) =>
  (position: Position): string | null => {
    const word = words[position.language];
    return word === undefined ? null : into(position, word);
  };
