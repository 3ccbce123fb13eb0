import { formOf } from './translation-checks/plural-form.js';
import { matchesOf, placeholder } from './translation-checks/tokens.js';

/**
 * What translators are told of a namespace's texts; it lies beside the languages, as `locales/descriptions/<namespace>.json`.
 * Keys name what a sentence is of: a text or a group (`hero.title`, `hero`), several at once (`lasik|prk.hero`), every text
 * that ends so (`*.meta.title`), or a placeholder wherever it stands (`{{city}}`).
 */
export type Descriptions = Record<string, string>;

interface Entry {
  names: string[][];
  said: string;
}

interface Read {
  /** Of texts and groups; the longest first. */
  groups: Entry[];
  kinds: Entry[];
}

const read = new WeakMap<Descriptions, Read>();

const anyText = '*.';
const longestFirst = (one: Entry, other: Entry): number => other.names.length - one.names.length;

function entriesOf(descriptions: Descriptions): Read {
  const known = read.get(descriptions);
  if (known) return known;
  const named = Object.entries(descriptions).filter(([key]) => !key.startsWith('{{'));
  const entries = (isKind: boolean): Entry[] =>
    named
      .filter(([key]) => key.startsWith(anyText) === isKind)
      .map(([key, said]) => ({ names: namesIn(isKind ? key.slice(anyText.length) : key), said }))
      .sort(longestFirst);
  const found = { groups: entries(false), kinds: entries(true) };
  read.set(descriptions, found);
  return found;
}

const namesIn = (key: string): string[][] => key.split('.').map((name) => name.split('|'));

const fits = ({ names }: Entry, path: readonly string[]): boolean =>
  names.length <= path.length && names.every((few, at) => few.includes(path[at]!));

/**
 * What is said of one text, the nearest sentence first: of the text itself, or else of its kind, then of each group that
 * it is in, then of placeholders that no sentence has named.
 * @param key as in a file of any language: a plural is described by what its forms share
 */
export function descriptionOf(descriptions: Descriptions, key: string, source: string): string[] {
  const path = formOf(key).base.split('.');
  const { groups, kinds } = entriesOf(descriptions);
  const around = groups.filter((entry) => fits(entry, path));
  const isOwn = around[0]?.names.length === path.length;
  const kind = isOwn
    ? undefined
    : kinds.find((entry) => fits(entry, path.slice(-entry.names.length)) && entry.names.length < path.length);
  const sentences = [...(kind ? [kind] : []), ...around].map(({ said }) => said);
  const named = sentences.join(' ');
  const left = [...new Set(matchesOf(source, placeholder))].filter((name) => !named.includes(name));
  return [
    ...sentences,
    ...left.flatMap((name) => (descriptions[name] ? [`${name}: ${descriptions[name]}`] : [])),
  ];
}
