import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type LanguageCode } from '@lens/contracts/languages';

type Tree = string | number | boolean | null | Tree[] | { [key: string]: Tree };

/** Texts by their name in the copy of routes: `namespace:key`. */
export type Texts = Map<string, string>;

const readTree = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Tree;

function joinTexts(tree: Tree): string {
  if (typeof tree === 'string') return tree;
  return tree !== null && typeof tree === 'object' ? Object.values(tree).map(joinTexts).join('') : '';
}

function addTexts(file: string, namespace: string, texts: Texts): void {
  const tree = readTree(file);
  for (const [key, below] of Object.entries(tree as Record<string, Tree>)) {
    const name = `${namespace}:${key}`;
    texts.set(name, (texts.get(name) ?? '') + joinTexts(below));
  }
}

/** What staff write in any language: names, addresses, quotations in English. */
const basicCharacters =
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) + '’‘“”–—…·×©';

/** What every page may show besides its texts: names of languages, and numbers, prices, dates and times from `Intl`. */
export function formattedTexts(code: LanguageCode): string {
  const names = languages.flatMap(({ name, nativeName, country }) => [name, nativeName, country]);
  const months = Array.from(
    { length: 12 },
    (_, month) => new Date(2026, month, 1 + month * 2, month * 2, 45),
  );
  const dates = months.flatMap((date) =>
    (['full', 'long', 'medium', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(code, { dateStyle: style, timeStyle: 'short' }).format(date),
    ),
  );
  const weekdays = months.map((date) =>
    new Intl.DateTimeFormat(code, { weekday: 'short', month: 'short', year: 'numeric' }).format(date),
  );
  const parts = months.flatMap((date) => [
    new Intl.DateTimeFormat(code, { month: 'long', year: 'numeric' }).format(date),
    new Intl.DateTimeFormat(code, { year: 'numeric' }).format(date),
  ]);
  const numbers = [
    new Intl.NumberFormat(code).format(-1234567890.5),
    new Intl.NumberFormat(code, { style: 'percent' }).format(0.5),
    new Intl.NumberFormat(code, { style: 'currency', currency: 'USD' }).format(9),
    new Intl.ListFormat(code).format(['1', '2', '3']),
  ];
  return [basicCharacters, ...names, ...dates, ...weekdays, ...parts, ...numbers].join('');
}

/**
 * All texts of the site in a language: those of every package with `locales`, those of the seed, and those that
 * browsers format.
 * @param root the folder of the repository
 */
export function readTexts(root: string, code: LanguageCode): Texts {
  const texts: Texts = new Map([['formatted:', formattedTexts(code)]]);
  const packages = readdirSync(root).filter((name) => /^(shell|mfe-.+)$/.test(name));
  for (const name of packages) {
    const folder = path.join(root, name, 'locales', code);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder))
      addTexts(path.join(folder, file), path.basename(file, '.json'), texts);
  }
  const seeds = path.join(root, 'api', 'src', 'seed', 'texts', `${code}.json`);
  if (existsSync(seeds)) addTexts(seeds, 'seed', texts);
  return texts;
}

export const charactersOf = (texts: Iterable<string>): Set<string> => new Set([...texts].join(''));
