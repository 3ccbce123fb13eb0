import { languageOf, isLanguageCode, languages, type LanguageCode } from './languages.js';

/** A file of texts: nested keys, strings at the ends. */
export type TextTree = { [key: string]: TextTree | string };

/** The header of files as shipped that changes with any of them. */
export const shippedMark = 'shipped-texts-mark';

function isTextTree(value: unknown): value is TextTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, below]) => key !== '__proto__' && (typeof below === 'string' || isTextTree(below)),
  );
}

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

/** What stands at a dotted key, undefined where nothing does. */
export function textAt(tree: TextTree, key: string): TextTree | string | undefined {
  const [name = '', ...rest] = key.split('.');
  const value = Object.hasOwn(tree, name) ? tree[name] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return typeof value === 'string' ? undefined : textAt(value, rest.join('.'));
}

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
  const value = Object.hasOwn(tree, key) ? tree[key] : undefined;
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
      const path = subtree?.split('.') ?? [];
      const part = (tree: TextTree) => under(tree, path);
      return texts.length > 0 && saysEverything(code, texts.map(part), part(read('en', namespace) ?? {}));
    });
  return languages.map(({ code }) => code).filter(isComplete);
}
