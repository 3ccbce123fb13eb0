import { isLanguageCode, languageOf, type LanguageCode } from '../languages.js';
import { flattenTree, type TextTree } from '../text-tree.js';
import { checkTranslation } from './check.js';
import { block, warn, type Finding, type Names } from './finding.js';
import { parsePluralKey } from './plural-form.js';
import { requiredTexts, type RequiredText } from '../untranslated-texts.js';

export interface KeyedFinding extends Finding {
  key: string;
}

const withKey = (key: string, findings: Finding[]): KeyedFinding[] =>
  findings.map((finding) => ({ ...finding, key }));

/** Missing and unknown keys. A plural that has one form needs all of them, also in a language with a fallback. */
function findKeyProblems(
  required: Map<string, RequiredText>,
  texts: Map<string, string>,
  language: LanguageCode,
): KeyedFinding[] {
  const { fallback } = languageOf(language);
  const mayBeMissing = Boolean(fallback && isLanguageCode(fallback));
  const pluralsWithForms = new Set([...texts.keys()].map((key) => parsePluralKey(key).base));
  const missing = [...required].filter(
    ([key, { form }]) =>
      !texts.has(key) && !(mayBeMissing && !(form && pluralsWithForms.has(parsePluralKey(key).base))),
  );
  return [
    ...missing.flatMap(([key, { source, form }]) =>
      withKey(key, [block(form ? 'plural.missing' : 'key.missing', source)]),
    ),
    ...[...texts].flatMap(([key, text]) => {
      if (required.has(key)) return [];
      const isForm = [...required.keys()].some(
        (other) => parsePluralKey(other).base === parsePluralKey(key).base,
      );
      return withKey(key, [block(isForm ? 'plural.extra' : 'key.extra', text)]);
    }),
  ];
}

/** The same long text under keys whose English differs: most often it was pasted under the wrong key. */
function findRepeatedTexts(required: Map<string, RequiredText>, texts: Map<string, string>): KeyedFinding[] {
  const sourceByText = new Map<string, string>();
  return [...texts].flatMap(([key, text]) => {
    const source = required.get(key)?.source;
    if (source === undefined || source.length < 30) return [];
    const earlier = sourceByText.get(text);
    if (earlier === undefined) sourceByText.set(text, source);
    return earlier === undefined || areAlike(earlier, source)
      ? []
      : withKey(key, [warn('text.repeated', text)]);
  });
}

/** Whether two English texts share so many words that one translation may fit both. */
function areAlike(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/\p{L}+/gu)));
  const shared = [...words!].filter((word) => others!.has(word)).length;
  return shared * 2 >= Math.max(words!.size, others!.size);
}

/** Findings about a language's file as a whole: its keys, its plurals, and repeated texts. */
export function checkKeys(source: TextTree, translation: TextTree, language: LanguageCode): KeyedFinding[] {
  const required = requiredTexts(flattenTree(source), language);
  const texts = flattenTree(translation);
  return [...findKeyProblems(required, texts, language), ...findRepeatedTexts(required, texts)];
}

/** Findings about a language's file compared with the English one, as a whole and for each text. */
export function checkFile(
  source: TextTree,
  translation: TextTree,
  language: LanguageCode,
  names: Names,
): KeyedFinding[] {
  const required = requiredTexts(flattenTree(source), language);
  const ofTexts = [...flattenTree(translation)].flatMap(([key, text]) => {
    const needed = required.get(key);
    if (!needed) return [];
    return withKey(key, checkTranslation(needed.source, text, language, names, { key, form: needed.form }));
  });
  return [...checkKeys(source, translation, language), ...ofTexts];
}
