import { categories, groupsOf, type Category } from '../meaning-categories.js';
import { isTrusted } from '../meaning-trust.js';
import type { Sense } from '../meaning-words.js';
import type { Senses } from '../senses.js';
import { unmatchedWords } from '../unmatched-words.js';
import type { MeaningDifference, MeaningKind, Span } from './difference.js';
import { englishSenses } from './english-senses.js';

/**
 * What probably stands for the words of the other text, where nothing says it for certain: “left” may be a side, and
 * is one if the other text has “right eye”.
 */
function probableWords(one: Senses<Sense>, other: Senses<Sense>, category: Category): Span[] {
  const said = other.words.flatMap(({ certain }) => groupsOf(category, certain));
  return one.words.filter(({ senses }) => {
    const groups = groupsOf(category, senses);
    return groups.length > 0 && !groups.some((group) => said.includes(group));
  });
}

/** The words with which only one of two English texts negates, says how often and the like. */
export function compareSenses(source: string, back: string): MeaningDifference[] {
  const [expected, found] = [englishSenses(source), englishSenses(back)];
  return categories.flatMap((category) => {
    const [missing, extra] = [
      unmatchedWords(expected, found, category),
      unmatchedWords(found, expected, category),
    ];
    const isSwap = missing.length > 0 && extra.length > 0;
    const lost = missing.filter(({ group }) => isSwap || isTrusted('en', 'lost', group));
    const added = extra.filter(({ group }) => isSwap || isTrusted('en', 'added', group));
    if (lost.length + added.length === 0) return [];
    return [
      {
        kinds: [category.code.replace('meaning.', '') as MeaningKind],
        source: lost.length > 0 ? lost.map(({ word }) => word) : probableWords(expected, found, category),
        back: added.length > 0 ? added.map(({ word }) => word) : probableWords(found, expected, category),
      },
    ];
  });
}
