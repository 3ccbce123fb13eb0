import { isCritical } from '../critical-texts.js';
import { warn, type Check, type Finding } from './finding.js';
import { categories, groupsOf, type Category } from './meaning-categories.js';
import { isTrusted } from './meaning-trust.js';
import { meaningWordsIn, type Sense } from './meaning-words.js';
import { senseReader, type Senses } from './senses.js';
import { alignSentences } from './sentences.js';
import { unmatchedWords } from './unmatched-words.js';
import type { LanguageCode } from '../languages.js';

/** What the words of a text say. */
export const sensesIn = senseReader(meaningWordsIn);

/** The groups of a category that one text says for certain and the other cannot say. */
const onlyIn = (one: Senses<Sense>, other: Senses<Sense>, category: Category): Sense[] => {
  const said = unmatchedWords(one, other, category).map(({ group }) => group);
  return groupsOf(category, new Set(said));
};

/** `-may +must`: what a sentence no longer says, and what it says instead. */
function compare(source: Senses<Sense>, translation: Senses<Sense>, language: LanguageCode): Finding[] {
  return categories.flatMap((category) => {
    const [lost, added] = [onlyIn(source, translation, category), onlyIn(translation, source, category)];
    // One of a category in the place of another is hardly ever a matter of style.
    const isSwap = lost.length > 0 && added.length > 0;
    const changes = [
      ...lost.filter((sense) => isSwap || isTrusted(language, 'lost', sense)).map((sense) => `-${sense}`),
      ...added.filter((sense) => isSwap || isTrusted(language, 'added', sense)).map((sense) => `+${sense}`),
    ];
    return changes.length > 0 ? [warn(category.code, changes.join(' '))] : [];
  });
}

/**
 * Critical texts in which the words for negation, modality, how often, how many and the like differ from the English.
 * Sentences are compared one by one if both texts have as many.
 */
export const meaning: Check = ({ key, source, translation, language }) => {
  if (key === undefined || !isCritical(key, source)) return [];
  return alignSentences(source, translation, language).flatMap(([english, text]) => {
    const [original, translated] = [sensesIn(english, 'en'), sensesIn(text, language)];
    return original && translated ? compare(original, translated, language) : [];
  });
};
