import { isLanguageCode, languageOf, type LanguageCode } from '../languages.js';
import { flattenTree, type TextTree } from '../text-tree.js';
import { checkTranslation } from './check.js';
import { block, warn, type Finding, type Names } from './finding.js';
import { parsePluralKey } from './plural-form.js';
import { requiredTexts, type RequiredText } from '../untranslated-texts.js';

export interface KeyedFinding extends Finding {
  key: string;
}

const at = (key: string, findings: Finding[]): KeyedFinding[] =>
  findings.map((finding) => ({ ...finding, key }));

/** Keys that are missing or too many, and forms of a plural: one that is begun is complete, also over a fallback. */
function keysOf(
  required: Map<string, RequiredText>,
  texts: Map<string, string>,
  language: LanguageCode,
): KeyedFinding[] {
  const { fallback } = languageOf(language);
  const mayBeMissing = Boolean(fallback && isLanguageCode(fallback));
  const begun = new Set([...texts.keys()].map((key) => parsePluralKey(key).base));
  const missing = [...required].filter(
    ([key, { form }]) => !texts.has(key) && !(mayBeMissing && !(form && begun.has(parsePluralKey(key).base))),
  );
  return [
    ...missing.flatMap(([key, { source, form }]) =>
      at(key, [block(form ? 'plural.missing' : 'key.missing', source)]),
    ),
    ...[...texts].flatMap(([key, text]) => {
      if (required.has(key)) return [];
      const isForm = [...required.keys()].some(
        (other) => parsePluralKey(other).base === parsePluralKey(key).base,
      );
      return at(key, [block(isForm ? 'plural.extra' : 'key.extra', text)]);
    }),
  ];
}

/** One long text that stands for two different ones: most often it was pasted under the wrong key. */
function repeated(required: Map<string, RequiredText>, texts: Map<string, string>): KeyedFinding[] {
  const first = new Map<string, string>();
  return [...texts].flatMap(([key, text]) => {
    const source = required.get(key)?.source;
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
  const required = requiredTexts(flattenTree(source), language);
  const texts = flattenTree(translation);
  return [...keysOf(required, texts, language), ...repeated(required, texts)];
}

/** What is wrong with a language's file beside the English one, as a whole and text by text. */
export function checkFile(
  source: TextTree,
  translation: TextTree,
  language: LanguageCode,
  names: Names,
): KeyedFinding[] {
  const required = requiredTexts(flattenTree(source), language);
  const ofTexts = [...flattenTree(translation)].flatMap(([key, text]) => {
    const needed = required.get(key);
    return needed ? at(key, checkTranslation(needed.source, text, language, names, needed.form)) : [];
  });
  return [...checkKeys(source, translation, language), ...ofTexts];
}
