import { slotPattern, slotsIn } from './masked-text.js';

export interface Sentence {
  text: string;
  /** The whitespace before the next sentence. */
  gap: string;
}

const closing = '["”»’\')\\]」』）】]*';
const sentenceEnd = new RegExp(
  `([.!?…؟։]+${closing})(\\s+)|([。！？]+${closing})(\\s*)|(?:\\s*\\n\\s*)`,
  'gu',
);
/** A full stop behind these does not end a sentence: initials, and titles in the languages of the site. */
const abbreviation = /(?<!\p{L})(?:\p{Lu}|Drs?|Dra|Mrs?|Ms|St|Prof|Sra?|EE|BS|TS|GS|Gng|د)\.$/u;
/** Nor behind these if a lower-case letter follows. */
const abbreviationInSentence =
  /(?<!\p{L})(?:p|ej|ex|a|m|e\.g|i\.e|vs|v\.v|etc|approx|aprox|incl|max|máx|min|mín|tel|hal)\.$/iu;
const lowerCaseAtStart = /^\p{Ll}/u;
const readable = new RegExp(`\\p{L}|\\p{N}|${slotPattern}`, 'u');

/** Whether the match really is the end of a sentence. */
function isEnd(match: RegExpExecArray, text: string): boolean {
  const [whole, mark, space] = match;
  if (mark === undefined || space!.includes('\n')) return true;
  if (mark !== '.') return true;
  const before = text.slice(0, match.index + 1);
  const isLowerCase = lowerCaseAtStart.test(text.slice(match.index + whole.length));
  return !abbreviation.test(before) && !(isLowerCase && abbreviationInSentence.test(before));
}

/** The sentences of a masked text; each line is at least one. Joined with their gaps they are the text. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const add = (piece: string, gap: string) => {
    const last = sentences.at(-1);
    if (last && !readable.test(piece)) last.gap += piece + gap;
    else sentences.push({ text: piece, gap });
  };
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    if (!isEnd(match, text)) continue;
    const gap = match[2] ?? match[4] ?? match[0];
    const end = match.index + match[0].length;
    add(text.slice(start, end - gap.length), gap);
    start = end;
  }
  if (start < text.length) add(text.slice(start), '');
  return sentences;
}

const shapeOf = (text: string): string =>
  sentencesOf(text)
    .map((sentence) => slotsIn(sentence.text).sort().join('') + (sentence.gap.includes('\n') ? '\n' : ''))
    .join('|');

/** Whether both have the same number of sentences, with the same slots in each and the same line breaks. */
export const haveSameSentences = (source: string, translation: string): boolean =>
  shapeOf(source) === shapeOf(translation);
