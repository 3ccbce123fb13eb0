import { block, namesOf, type Check } from './finding.js';
import { escapeRegExp, findMatches } from './tokens.js';

const patterns = new Map<string, RegExp>();
const lettersBeside = '[\\p{Script=Latin}\\p{M}\\p{N}]';

/** A name as it stands, with nothing of its own alphabet grown to it: `LASIK은` is one, `LASIKs` is none. */
export function wholeTermPattern(name: string): RegExp {
  const known =
    patterns.get(name) ?? new RegExp(`(?<!${lettersBeside})${escapeRegExp(name)}(?!${lettersBeside})`, 'gu');
  patterns.set(name, known);
  return known;
}

export const countTerm = (name: string, text: string): number =>
  text.includes(name) ? findMatches(text, wholeTermPattern(name)).length : 0;

/** How often each name stands in a text; names that do not are left out. */
export function countTerms(text: string, names: readonly string[]): Record<string, number> {
  const counts = names.map((name) => [name, countTerm(name, text)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Each protected term and name stands in the translation as often as in the source, unaltered. */
export const terms: Check = (pair) =>
  namesOf(pair).flatMap((name) => {
    const wanted = countTerm(name, pair.source);
    const found = countTerm(name, pair.translation);
    if (wanted === found) return [];
    return [block(found < wanted ? 'term.lost' : 'term.added', `${name}: ${found} of ${wanted}`)];
  });
