import synonyms from '../meaning/en-synonyms.json' with { type: 'json' };
import { meaningWordsIn, type MeaningWords, type Sense } from '../meaning-words.js';
import { compileWords, findSenses, type ListedWord, type Senses } from '../senses.js';

/** The words of our own English, and those that people and services write for them when they translate back. */
function listWords(): MeaningWords {
  const others: Partial<Record<Sense, readonly string[]>> = synonyms;
  const own = Object.entries(meaningWordsIn('en')!) as [Sense, readonly string[]][];
  return Object.fromEntries(
    own.map(([sense, words]) => [sense, [...words, ...(others[sense] ?? [])]]),
  ) as unknown as MeaningWords;
}

let compiled: ListedWord<Sense>[] | undefined;

/** The senses of an English text, each at its place in it. @param text without markup */
export function englishSenses(text: string): Senses<Sense> {
  compiled ??= compileWords(listWords(), 'en');
  // Each character stays at its place, as it would not if the whole text were normalized.
  const plain = text.replace(/\s/g, ' ').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return findSenses(plain, compiled);
}
