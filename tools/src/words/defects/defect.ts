import type { LanguageCode } from '@lens/contracts/languages';
import type { PluralForm } from '@lens/contracts/translation-checks/plural-form';

export interface Texts {
  source: string;
  translation: string;
}

/** A translated text of a locale file, with its English. */
export interface Position extends Texts {
  key: string;
  language: LanguageCode;
  form?: PluralForm;
}

export interface Defect {
  name: string;
  /** The defect is found when a check reports any of these codes. */
  codes: string[];
  /** Returns the text with the defect, or null where it does not apply; with a source where no real text would do. */
  plant: (position: Position) => Texts | string | null;
}

/** Replaces the first match; null where nothing matches. */
export const replaceOrNull = (text: string, pattern: RegExp | string, by: string): string | null => {
  const changed = text.replace(pattern, by);
  return changed === text ? null : changed;
};

/** Plants a defect that needs a word of the language. */
export const perLanguage =
  (
    words: Partial<Record<LanguageCode, string>>,
    plant: (position: Position, word: string) => string | null,
  ) =>
  (position: Position): string | null => {
    const word = words[position.language];
    return word === undefined ? null : plant(position, word);
  };
