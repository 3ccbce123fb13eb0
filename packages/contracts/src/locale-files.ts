import { languageOf, isLanguageCode, languages, type LanguageCode } from './languages.js';
import { copyBranch, flattenTree, isTextTree, type TextTree } from './text-tree.js';
import { formOf, pluralForms, type PluralForm } from './translation-checks/plural-form.js';

/** The header of files as shipped that changes with any of them. */
export const shippedMark = 'shipped-texts-mark';

/** Reads a file of texts. @throws Error saying what of it is none */
export function parseTexts(text: string): TextTree {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`is not JSON: ${cause instanceof Error ? cause.message : 'unreadable'}`, { cause });
  }
  if (!isTextTree(value)) throw new Error('holds something else than texts: strings, and objects of them');
  return value;
}

/** Every key of a tree with its forms: a text without plural forms has one, the empty form. */
function formsOf(tree: TextTree): Map<string, Set<PluralForm | ''>> {
  const found = new Map<string, Set<PluralForm | ''>>();
  for (const key of flattenTree(tree).keys()) {
    const { base, form = '' } = formOf(key);
    found.set(base, (found.get(base) ?? new Set()).add(form));
  }
  return found;
}

/**
 * Whether texts say everything that the English ones say, with every plural form that their language has.
 * English plurals are those keys that have an `other` form.
 */
export function saysEverything(code: LanguageCode, texts: TextTree[], english: TextTree): boolean {
  const said = texts.map((tree) => formsOf(tree));
  return [...formsOf(english)].every(([key, forms]) => {
    const wanted = forms.has('other') ? pluralForms(code) : ['' as const];
    return said.some((tree) => wanted.every((form) => tree.get(key)?.has(form)));
  });
}

/** What of a tree lies at a key, and nothing beside it. */
function partOf(tree: TextTree, key: string | undefined): TextTree {
  const part: TextTree = {};
  copyBranch(part, tree, key);
  return part;
}

/**
 * The languages in which each text is whole, in the order of the languages. One that falls back to another of the
 * eleven may leave texts to it; it still needs a file of its own.
 * @param copy `namespace`, or `namespace:subtree` as in `common:home`
 * @param read the texts of a namespace in a language, null where there is no file
 */
export function completeLanguages(
  copy: readonly string[],
  read: (code: LanguageCode, namespace: string) => TextTree | null,
): LanguageCode[] {
  const isComplete = (code: LanguageCode): boolean =>
    copy.every((name) => {
      const [namespace = '', subtree] = name.split(':');
      const own = read(code, namespace);
      const { fallback } = languageOf(code);
      const second = fallback && isLanguageCode(fallback) ? read(fallback, namespace) : null;
      const texts = second && own ? [own, second] : own ? [own] : [];
      const part = (tree: TextTree) => partOf(tree, subtree);
      return texts.length > 0 && saysEverything(code, texts.map(part), part(read('en', namespace) ?? {}));
    });
  return languages.map(({ code }) => code).filter(isComplete);
}
