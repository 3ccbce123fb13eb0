/** A file of texts: nested keys, strings at the ends. */
export type TextTree = { [key: string]: TextTree | string };

export function isTextTree(value: unknown): value is TextTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, below]) => key !== '__proto__' && (typeof below === 'string' || isTextTree(below)),
  );
}

/** Every text by its key with dots, in the order of the tree: `{ hero: { title: 'See' } }` → `hero.title` → `See`. */
export function flattenTree(
  tree: TextTree,
  prefix = '',
  texts = new Map<string, string>(),
): Map<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(`${prefix}${name}`, value);
    else flattenTree(value, `${prefix}${name}.`, texts);
  }
  return texts;
}

/** The tree of texts by their keys with dots: what `flattenTree` took apart. */
export function nestTexts(texts: Iterable<readonly [key: string, text: string]>): TextTree {
  const tree: TextTree = {};
  for (const [key, text] of texts) {
    const names = key.split('.');
    const last = names.pop()!;
    define(names.reduce(branchAt, tree), last, text);
  }
  return tree;
}

/** What stands at a key with dots, undefined where nothing does. */
export function textAt(tree: TextTree, key: string): TextTree | string | undefined {
  const [name = '', ...rest] = key.split('.');
  const value = Object.hasOwn(tree, name) ? tree[name] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return typeof value === 'string' ? undefined : textAt(value, rest.join('.'));
}

/** Adds to a tree what another has at a key with dots, under the same key; without a key, all of it. */
export function copyBranch(target: TextTree, source: TextTree, key: string | undefined): void {
  if (!key) {
    Object.assign(target, source);
    return;
  }
  const found = textAt(source, key);
  if (found === undefined) return;
  const names = key.split('.');
  const last = names.pop()!;
  define(names.reduce(branchAt, target), last, found);
}

/** The second tree laid over the first, key by key. */
export function mergeTrees(base: TextTree, over: TextTree): TextTree {
  const merged: TextTree = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const below = merged[name];
    merged[name] = typeof value === 'object' && typeof below === 'object' ? mergeTrees(below, value) : value;
  }
  return merged;
}

/** The same tree with each text changed. */
export const mapTexts = (tree: TextTree, change: (text: string) => string): TextTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );

/** The branch of a name, made where there is none or a text stands. */
function branchAt(tree: TextTree, name: string): TextTree {
  const found = Object.hasOwn(tree, name) ? tree[name] : undefined;
  if (typeof found === 'object') return found;
  const branch: TextTree = {};
  define(tree, name, branch);
  return branch;
}

/** Not by assignment, which for `__proto__` would be no property. */
function define(tree: TextTree, name: string, value: TextTree | string): void {
  Object.defineProperty(tree, name, { value, enumerable: true, configurable: true, writable: true });
}
