import { fallbackChain, isLanguageCode, languages, sourceLanguage, type LanguageCode } from './languages.js';
import { copyBranch, flattenTree, type TextTree } from './text-tree.js';
import { parsePluralKey, pluralForms, type PluralForm } from './translation-checks/plural-form.js';

/*
 * The one answer to whether a language has a text, for builds, servers and browsers. It has the text if the language's
 * file or a published text (`published-texts.ts`) has its key, or that of its fallback. Otherwise the text is
 * untranslated: visitors read it in English. A page or namespace without untranslated texts is complete.
 * A critical text that nobody has signed is not untranslated, but staff may choose English for it as well
 * (`unsigned-groups.ts`).
 *
 * A missing text is something else: an untranslated text that a visitor has met
 * (`shell/src/i18n/missing-texts.ts` in the browser, counted in `api/src/translations/missing`).
 */

/** A text that a language needs. */
export interface RequiredText {
  /** Its English; of a plural, the form `other`. */
  source: string;
  form?: PluralForm;
}

/** How many texts visitors read in which language. */
export interface ShownLanguageCounts {
  /** In the language itself. */
  own: number;
  /** In its fallback, which is one of the eleven: Spanish for Mexican Spanish. */
  fallback: number;
  english: number;
  /** In English although there is a translation, since staff chose that for groups with unsigned critical texts. */
  chosen_english: number;
}

interface Keys {
  has(key: string): boolean;
}

/** Every key that a language needs: a plural has the forms of that language. */
export function requiredTexts(
  english: ReadonlyMap<string, string>,
  language: LanguageCode,
): Map<string, RequiredText> {
  const required = new Map<string, RequiredText>();
  for (const [key, text] of english) {
    const { base, form } = parsePluralKey(key);
    const source = english.get(`${base}_other`);
    if (!form || source === undefined) required.set(key, { source: text });
    else
      for (const needed of pluralForms(language)) required.set(`${base}_${needed}`, { source, form: needed });
  }
  return required;
}

/** Where visitors read a text. */
export function shownLanguage(
  key: string,
  own: Keys,
  fallback?: Keys,
  chosenEnglish?: Keys,
): keyof ShownLanguageCounts {
  if (chosenEnglish?.has(key)) return 'chosen_english';
  if (own.has(key)) return 'own';
  return fallback?.has(key) ? 'fallback' : 'english';
}

export function countShownLanguages(
  required: Iterable<string>,
  own: Keys,
  fallback?: Keys,
  chosenEnglish?: Keys,
): ShownLanguageCounts {
  const counts = { own: 0, fallback: 0, english: 0, chosen_english: 0 };
  for (const key of required) counts[shownLanguage(key, own, fallback, chosenEnglish)] += 1;
  return counts;
}

/** @param textsIn the texts of a language by key, with the published ones that override them */
export function untranslatedTexts(
  language: LanguageCode,
  textsIn: (code: string) => ReadonlyMap<string, string>,
): [key: string, text: RequiredText][] {
  const translations = [language, ...fallbackChain(language).slice(1, -1)].map(textsIn);
  return [...requiredTexts(textsIn(sourceLanguage), language)].filter(
    ([key]) => !translations.some((texts) => texts.has(key)),
  );
}

/**
 * The languages in which all of some copy is complete, in the order of the languages. Each needs a file of its own, also
 * if its fallback has every text.
 * @param copy `namespace`, or `namespace:subtree` as in `common:home`
 * @param read the texts of a namespace in a language, null where there is no file
 */
export function completeLanguages(
  copy: readonly string[],
  read: (code: LanguageCode, namespace: string) => TextTree | null,
): LanguageCode[] {
  const isComplete = (language: LanguageCode): boolean =>
    copy.every((name) => {
      const [namespace = '', subtree] = name.split(':');
      if (!read(language, namespace)) return false;
      const textsIn = (code: string) =>
        flattenTree(partOf((isLanguageCode(code) && read(code, namespace)) || {}, subtree));
      return untranslatedTexts(language, textsIn).length === 0;
    });
  return languages.map(({ code }) => code).filter(isComplete);
}

/** A tree with what another has at a key, and nothing else. */
function partOf(tree: TextTree, key: string | undefined): TextTree {
  const part: TextTree = {};
  copyBranch(part, tree, key);
  return part;
}
