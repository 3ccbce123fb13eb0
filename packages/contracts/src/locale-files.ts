import { languageOf, isLanguageCode, languages, type LanguageCode } from './languages.js';

/** A file of texts: nested keys, strings at the ends. */
export type TextTree = { [key: string]: TextTree | string };

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Every key of a tree with its forms: a text without plural forms has one, the empty form. */
function formsOf(
  tree: TextTree,
  prefix = '',
  found = new Map<string, Set<string>>(),
): Map<string, Set<string>> {
  for (const [key, value] of Object.entries(tree)) {
    const name = `${prefix}${key}`;
    if (typeof value !== 'string') {
      formsOf(value, `${name}.`, found);
      continue;
    }
    const form = pluralForm.exec(name)?.[1] ?? '';
    const text = form ? name.slice(0, -form.length - 1) : name;
    found.set(text, (found.get(text) ?? new Set()).add(form));
  }
  return found;
}

/**
 * Whether texts say everything that the English ones say, with every plural form that their language has.
 * English plurals are those keys that have an `other` form.
 */
export function saysEverything(code: LanguageCode, texts: TextTree[], english: TextTree): boolean {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const said = texts.map((tree) => formsOf(tree));
  return [...formsOf(english)].every(([key, forms]) => {
    const wanted = forms.has('other') ? categories : [''];
    return said.some((tree) => wanted.every((form) => tree.get(key)?.has(form)));
  });
}

/** What of a tree lies under a path of keys, and nothing beside it. */
function under(tree: TextTree, [key, ...rest]: string[]): TextTree {
  if (key === undefined) return tree;
  const value = tree[key];
  if (value === undefined) return {};
  return { [key]: typeof value === 'string' ? value : under(value, rest) };
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
      const english = under(read('en', namespace) ?? {}, subtree?.split('.') ?? []);
      return texts.length > 0 && saysEverything(code, texts, english);
    });
  return languages.map(({ code }) => code).filter(isComplete);
}
