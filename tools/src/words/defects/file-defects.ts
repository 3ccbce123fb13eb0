import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import type { LanguageCode } from '@lens/contracts/languages';

type Texts = ReadonlyMap<string, string>;

export interface FileDefect {
  name: string;
  codes: string[];
  /** Returns the file with the defect at a key, or null where it does not apply there. */
  plant: (texts: Texts, key: string, language: LanguageCode) => Map<string, string> | null;
}

const withoutKey = (texts: Texts, removed: string) => new Map([...texts].filter(([key]) => key !== removed));
/** The last text that is long enough to paste elsewhere, without placeholders, terms and numbers. */
const findLongText = (texts: Texts, exceptKey: string) =>
  [...texts].findLast(
    ([key, text]) => key !== exceptKey && text.length > 60 && !/\{\{|[A-Z]{3}|\d/.test(text),
  );

export const fileDefects: FileDefect[] = [
  {
    name: 'a key left out',
    codes: ['key.missing'],
    plant: (texts, key, language) =>
      parsePluralKey(key).form || language === 'es-MX' ? null : withoutKey(texts, key),
  },
  {
    name: 'a key too many',
    codes: ['key.extra'],
    plant: (texts, key) => new Map([...texts, [`${key}Old`, 'x']]),
  },
  {
    name: 'a key misspelled',
    codes: ['key.extra'],
    plant: (texts, key) => new Map([...withoutKey(texts, key), [`${key}s`, texts.get(key)!]]),
  },
  {
    name: 'a plural form left out',
    codes: ['plural.missing'],
    plant: (texts, key) => {
      const { base, form } = parsePluralKey(key);
      const forms = [...texts.keys()].filter((other) => parsePluralKey(other).base === base);
      return form && forms.length > 1 ? withoutKey(texts, key) : null;
    },
  },
  {
    name: 'a plural form that the language has not',
    codes: ['plural.extra'],
    plant: (texts, key, language) => {
      const { base, form } = parsePluralKey(key);
      return form && language !== 'ar' ? new Map([...texts, [`${base}_few`, texts.get(key)!]]) : null;
    },
  },
];

/** Not found if the English texts are similar, since those may share a translation. */
const pastedText: FileDefect = {
  name: 'a text pasted under another key',
  codes: ['text.repeated'],
  plant: (texts, key) => {
    const [, other] = findLongText(texts, key) ?? [];
    const text = texts.get(key)!;
    return other && text.length > 60 && !/\{\{|[A-Z]{3}|\d/.test(text)
      ? new Map([...texts, [key, other]])
      : null;
  },
};

/** Not found, since no text is repeated and each is correct by itself. */
const swappedTexts: FileDefect = {
  name: 'two texts in each other’s place',
  codes: [],
  plant: (texts, key) => {
    const [other, text] = findLongText(texts, key) ?? [];
    return other && text ? new Map([...texts, [key, text], [other, texts.get(key)!]]) : null;
  },
};

/** Defects that no check of a file finds reliably. */
export const undetectableFileDefects = [pastedText, swappedTexts];
