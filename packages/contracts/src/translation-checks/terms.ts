import { block, namesOf, type Check } from './finding.js';
import { escapeRegExp, findMatches } from './tokens.js';

const patterns = new Map<string, RegExp>();
const lettersBeside = '[\\p{Script=Latin}\\p{M}\\p{N}]';

/** Matches a name without Latin letters or digits beside it: `LASIK은` contains LASIK, `LASIKs` does not. */
export function wholeTermPattern(name: string): RegExp {
  const known =
    patterns.get(name) ?? new RegExp(`(?<!${lettersBeside})${escapeRegExp(name)}(?!${lettersBeside})`, 'gu');
  patterns.set(name, known);
  return known;
}

export const countTerm = (name: string, text: string): number =>
  text.includes(name) ? findMatches(text, wholeTermPattern(name)).length : 0;

/** How often each name occurs in a text; names that do not occur are left out. */
export function countTerms(text: string, names: readonly string[]): Record<string, number> {
  const counts = names.map((name) => [name, countTerm(name, text)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A translation must contain each protected term and name unaltered, as often as the source. */
export const terms: Check = (pair) =>
  namesOf(pair).flatMap((name) => {
    const expected = countTerm(name, pair.source);
    const found = countTerm(name, pair.translation);
    if (expected === found) return [];
    return [block(found < expected ? 'term.lost' : 'term.added', `${name}: ${found} of ${expected}`)];
  });
