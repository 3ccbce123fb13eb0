import { parsePluralKey } from './translation-checks/plural-form.js';
import { findMatches, placeholder } from './translation-checks/tokens.js';

/**
 * The descriptions of a namespace's texts for translators, from `locales/descriptions/<namespace>.json`. A key names a
 * text or a group (`hero.title`, `hero`), several at once (`lasik|prk.hero`), a kind of texts by the end of their keys
 * (`*.meta.title`), or a placeholder in any text (`{{city}}`).
 */
export type Descriptions = Record<string, string>;

interface Entry {
  /** For each segment of the key, the names that match it. */
  segments: string[][];
  description: string;
}

interface Entries {
  /** Descriptions of texts and groups, the longest key first. */
  groups: Entry[];
  /** Descriptions of kinds, the longest key first. */
  kinds: Entry[];
}

const cache = new WeakMap<Descriptions, Entries>();

const kindPrefix = '*.';
const byKeyLength = (a: Entry, b: Entry): number => b.segments.length - a.segments.length;

function entriesOf(descriptions: Descriptions): Entries {
  const cached = cache.get(descriptions);
  if (cached) return cached;
  const withoutPlaceholders = Object.entries(descriptions).filter(([key]) => !key.startsWith('{{'));
  const parse = (isKind: boolean): Entry[] =>
    withoutPlaceholders
      .filter(([key]) => key.startsWith(kindPrefix) === isKind)
      .map(([key, description]) => ({
        segments: parseSegments(isKind ? key.slice(kindPrefix.length) : key),
        description,
      }))
      .sort(byKeyLength);
  const entries = { groups: parse(false), kinds: parse(true) };
  cache.set(descriptions, entries);
  return entries;
}

const parseSegments = (key: string): string[][] => key.split('.').map((segment) => segment.split('|'));

const matches = ({ segments }: Entry, path: readonly string[]): boolean =>
  segments.length <= path.length && segments.every((names, index) => names.includes(path[index]!));

/**
 * The descriptions of one text, the most specific first: of the text itself, or else of its kind, then of each group
 * that it is in, then of placeholders that those descriptions do not name.
 * @param key a key in a file of any language; the forms of a plural share a description
 */
export function findDescriptions(descriptions: Descriptions, key: string, source: string): string[] {
  const path = parsePluralKey(key).base.split('.');
  const { groups, kinds } = entriesOf(descriptions);
  const matchingGroups = groups.filter((entry) => matches(entry, path));
  const isTextDescribed = matchingGroups[0]?.segments.length === path.length;
  const kind = isTextDescribed
    ? undefined
    : kinds.find(
        (entry) => matches(entry, path.slice(-entry.segments.length)) && entry.segments.length < path.length,
      );
  const found = [...(kind ? [kind] : []), ...matchingGroups].map(({ description }) => description);
  const foundText = found.join(' ');
  const placeholders = [...new Set(findMatches(source, placeholder))].filter(
    (name) => !foundText.includes(name),
  );
  return [
    ...found,
    ...placeholders.flatMap((name) => (descriptions[name] ? [`${name}: ${descriptions[name]}`] : [])),
  ];
}
