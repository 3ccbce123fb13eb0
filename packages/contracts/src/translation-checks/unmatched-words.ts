import { groupsOf, type Category } from './meaning-categories.js';
import type { Sense } from './meaning-words.js';
import type { FoundWord, Senses } from './senses.js';

interface UnmatchedWord {
  word: FoundWord<Sense>;
  /** The group of the category that it says. */
  group: Sense;
}

/** The words with which one text says for certain what the other cannot say. */
export function unmatchedWords(
  one: Senses<Sense>,
  other: Senses<Sense>,
  category: Category,
): UnmatchedWord[] {
  const possible = groupsOf(category, other.possible);
  return one.words.flatMap((word) => {
    const [group, ...others] = groupsOf(category, word.certain);
    // A word of two groups, such as “puede” for may and can, says neither for certain.
    return group === undefined || others.length > 0 || possible.includes(group) ? [] : [{ word, group }];
  });
}
