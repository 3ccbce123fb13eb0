import { isLanguageCode, languageOf, type LanguageCode } from '../languages.js';
import { flattenTree, type TextTree } from '../text-tree.js';
import { check } from './check.js';
import { block, warn, type Finding, type Names } from './finding.js';
import { formOf, pluralForms, type PluralForm } from './plural-form.js';

export interface KeyedFinding extends Finding {
  key: string;
}

export interface Wanted {
  source: string;
  form?: PluralForm;
}

/** Every key that a language needs, with the English that it says: a plural has the forms of that language. */
export function wantedIn(source: Map<string, string>, language: LanguageCode): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const [key, text] of source) {
    const { base, form } = formOf(key);
    const other = source.get(`${base}_other`);
    if (!form || other === undefined) wanted.set(key, { source: text });
    else for (const own of pluralForms(language)) wanted.set(`${base}_${own}`, { source: other, form: own });
  }
  return wanted;
}

const at = (key: string, findings: Finding[]): KeyedFinding[] =>
  findings.map((finding) => ({ ...finding, key }));

/** Keys that are missing or too many, and forms of a plural: one that is begun is complete, also over a fallback. */
function keysOf(
  wanted: Map<string, Wanted>,
  texts: Map<string, string>,
  language: LanguageCode,
): KeyedFinding[] {
  const { fallback } = languageOf(language);
  const mayBeMissing = Boolean(fallback && isLanguageCode(fallback));
  const begun = new Set([...texts.keys()].map((key) => formOf(key).base));
  const missing = [...wanted].filter(
    ([key, { form }]) => !texts.has(key) && !(mayBeMissing && !(form && begun.has(formOf(key).base))),
  );
  return [
    ...missing.flatMap(([key, { source, form }]) =>
      at(key, [block(form ? 'plural.missing' : 'key.missing', source)]),
    ),
    ...[...texts].flatMap(([key, text]) => {
      if (wanted.has(key)) return [];
      const isForm = [...wanted.keys()].some((other) => formOf(other).base === formOf(key).base);
      return at(key, [block(isForm ? 'plural.extra' : 'key.extra', text)]);
    }),
  ];
}

/** One long text that stands for two different ones: most often it was pasted under the wrong key. */
function repeated(wanted: Map<string, Wanted>, texts: Map<string, string>): KeyedFinding[] {
  const first = new Map<string, string>();
  return [...texts].flatMap(([key, text]) => {
    const source = wanted.get(key)?.source;
    if (source === undefined || source.length < 30) return [];
    const earlier = first.get(text);
    if (earlier === undefined) first.set(text, source);
    return earlier === undefined || areAlike(earlier, source) ? [] : at(key, [warn('text.repeated', text)]);
  });
}

/** English that is worded differently and may be said by one sentence elsewhere. */
function areAlike(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/\p{L}+/gu)));
  const shared = [...words!].filter((word) => others!.has(word)).length;
  return shared * 2 >= Math.max(words!.size, others!.size);
}

/** What is wrong with a language's file as a whole: its keys, its plurals, texts that stand twice. */
export function checkKeys(source: TextTree, translation: TextTree, language: LanguageCode): KeyedFinding[] {
  const wanted = wantedIn(flattenTree(source), language);
  const texts = flattenTree(translation);
  return [...keysOf(wanted, texts, language), ...repeated(wanted, texts)];
}

/** What is wrong with a language's file beside the English one, as a whole and text by text. */
export function checkFile(
  source: TextTree,
  translation: TextTree,
  language: LanguageCode,
  names: Names,
): KeyedFinding[] {
  const wanted = wantedIn(flattenTree(source), language);
  const ofTexts = [...flattenTree(translation)].flatMap(([key, text]) => {
    const needed = wanted.get(key);
    return needed ? at(key, check(needed.source, text, language, names, needed.form)) : [];
  });
  return [...checkKeys(source, translation, language), ...ofTexts];
}
