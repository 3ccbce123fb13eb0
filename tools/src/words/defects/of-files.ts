import { formOf } from '@lens/contracts/translation-checks/plural-form';
import type { LanguageCode } from '@lens/contracts/languages';

type Texts = ReadonlyMap<string, string>;

export interface FileDefect {
  name: string;
  codes: string[];
  /** The file with the defect at a key; null where it cannot have it there. */
  into: (texts: Texts, key: string, language: LanguageCode) => Map<string, string> | null;
}

const without = (texts: Texts, left: string) => new Map([...texts].filter(([key]) => key !== left));
const longest = (texts: Texts, than: string) =>
  [...texts].findLast(([key, text]) => key !== than && text.length > 60 && !/\{\{|[A-Z]{3}|\d/.test(text));

export const ofFiles: FileDefect[] = [
  {
    name: 'a key left out',
    codes: ['key.missing'],
    into: (texts, key, language) => (formOf(key).form || language === 'es-MX' ? null : without(texts, key)),
  },
  {
    name: 'a key too many',
    codes: ['key.extra'],
    into: (texts, key) => new Map([...texts, [`${key}Old`, 'x']]),
  },
  {
    name: 'a key misspelled',
    codes: ['key.extra'],
    into: (texts, key) => new Map([...without(texts, key), [`${key}s`, texts.get(key)!]]),
  },
  {
    name: 'a plural form left out',
    codes: ['plural.missing'],
    into: (texts, key) => {
      const { base, form } = formOf(key);
      const forms = [...texts.keys()].filter((other) => formOf(other).base === base);
      return form && forms.length > 1 ? without(texts, key) : null;
    },
  },
  {
    name: 'a plural form that the language has not',
    codes: ['plural.extra'],
    into: (texts, key, language) => {
      const { base, form } = formOf(key);
      return form && language !== 'ar' ? new Map([...texts, [`${base}_few`, texts.get(key)!]]) : null;
    },
  },
];

/** Two texts whose English is alike may share a translation. */
const pasted: FileDefect = {
  name: 'a text pasted under another key',
  codes: ['text.repeated'],
  into: (texts, key) => {
    const [, other] = longest(texts, key) ?? [];
    const own = texts.get(key)!;
    return other && own.length > 60 && !/\{\{|[A-Z]{3}|\d/.test(own)
      ? new Map([...texts, [key, other]])
      : null;
  },
};

/** Two texts that have changed places: nothing of them repeats, and each is sound by itself. */
const swapped: FileDefect = {
  name: 'two texts in each other’s place',
  codes: [],
  into: (texts, key) => {
    const [other, text] = longest(texts, key) ?? [];
    return other && text ? new Map([...texts, [key, text], [other, texts.get(key)!]]) : null;
  },
};

/** What no check of a file can tell for sure. */
export const ofPlaces = [pasted, swapped];
