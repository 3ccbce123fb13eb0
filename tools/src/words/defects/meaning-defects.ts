import type { LanguageCode } from '@lens/contracts/languages';
import { sensesIn } from '@lens/contracts/translation-checks/meaning';
import { meaningWordsIn, type Sense } from '@lens/contracts/translation-checks/meaning-words';
import { wordPattern } from '@lens/contracts/translation-checks/word-patterns';
import type { Position, Texts } from './defect.ts';

export interface MeaningDefect {
  name: string;
  /** Returns the text with the defect, or null where it does not apply. */
  plant: (position: Position) => Texts | null;
}

/** Remembers results, since every defect is tried with the same texts and words. */
function remember<Result>(work: (text: string, language: LanguageCode) => Result) {
  const results = new Map<string, Result>();
  return (text: string, language: LanguageCode): Result => {
    const id = `${language} ${text}`;
    const result = results.get(id) ?? work(text, language);
    results.set(id, result);
    return result;
  };
}

const readSenses = remember((text, language) => sensesIn(text, language)!);
const patternOf = remember((word, language) => new RegExp(wordPattern(word, language).source, 'iu'));

/** Whether English says something for certain, so that a translation that says otherwise is wrong. */
const says = (english: string, sense: Sense): boolean =>
  readSenses(english, 'en').words.some(({ certain }) => certain.has(sense));

/** The words of a language that have this sense and surely not the other one. */
function wordsFor(sense: Sense, other: Sense | null, { language }: Position): string[] {
  const words = meaningWordsIn(language);
  if (!words) return [];
  const excluded = other ? words[other] : [];
  return words[sense].filter((word) => !word.startsWith('?') && !excluded.includes(word));
}

/** A word that differs from text to text, so that not only the commonest one of a list is tried. */
const pick = (words: readonly string[], { key }: Position): string | undefined =>
  words[[...key].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % words.length]?.replaceAll(
    '*',
    '',
  );

/** Puts another word in the place of the first one with a sense; null where the text has none. */
function replaceSense(
  position: Position,
  from: Sense,
  to: Sense | null,
  replacement: string | undefined,
): Texts | null {
  if (replacement === undefined || !says(position.source, from)) return null;
  const { language, translation } = position;
  const words = wordsFor(from, to, position).toSorted((one, other) => other.length - one.length);
  for (const word of words) {
    // The pattern of a Korean word is made of the parts of its syllables.
    const text = language === 'ko' ? translation.normalize('NFD') : translation;
    const changed = text.replace(patternOf(word, language), replacement).normalize('NFC');
    if (changed !== translation && changed.trim()) return { source: position.source, translation: changed };
  }
  return null;
}

const swap = (from: Sense, to: Sense): MeaningDefect => ({
  name: `${from} → ${to}`,
  plant: (position) => replaceSense(position, from, to, pick(wordsFor(to, from, position), position)),
});

/** For what the critical texts hardly say: a label is put after both texts. */
const append = (from: Sense, to: Sense, english: string): MeaningDefect => ({
  name: `${from} → ${to}`,
  plant: (position) => {
    const word = pick(wordsFor(to, from, position), position);
    return word === undefined
      ? null
      : { source: `${position.source} ${english}`, translation: `${position.translation} ${word}` };
  },
});

const withoutNegation: MeaningDefect = {
  name: 'a “not” left out',
  plant: (position) => replaceSense(position, 'negation', null, ''),
};

const withNegation: MeaningDefect = {
  name: 'a “not” added',
  plant: (position) => {
    const { source, translation } = position;
    const word = pick(wordsFor('negation', null, position), position);
    if (word === undefined || says(source, 'negation') || !source.includes(' ')) return null;
    const gap = position.language === 'zh' ? /(?<=\p{Script=Han}{2})(?=\p{Script=Han})/u : / (?=\p{L})/u;
    return { source, translation: translation.replace(gap, position.language === 'zh' ? word : ` ${word} `) };
  },
};

export const meaningDefects: MeaningDefect[] = [
  withoutNegation,
  withNegation,
  ...[swap('may', 'can'), swap('may', 'must'), swap('can', 'may'), swap('can', 'must')],
  ...[swap('must', 'may'), swap('must', 'should'), swap('should', 'must')],
  ...[
    swap('rarely', 'often'),
    swap('often', 'rarely'),
    swap('sometimes', 'always'),
    swap('usually', 'always'),
  ],
  ...[
    swap('some', 'few'),
    swap('many', 'some'),
    swap('many', 'few'),
    swap('most', 'some'),
    swap('few', 'many'),
  ],
  ...[swap('more', 'less'), swap('less', 'more'), swap('better', 'worse'), swap('worse', 'better')],
  ...[append('left', 'right', 'Left eye'), append('right', 'left', 'Right eye'), swap('both', 'left')],
  ...[swap('near', 'far'), swap('far', 'near'), swap('before', 'after'), swap('after', 'before')],
  ...[swap('cornea', 'retina'), swap('iris', 'pupil'), swap('pupil', 'iris'), swap('lens', 'cornea')],
  append('eyelid', 'lens', 'Eyelid'),
];
