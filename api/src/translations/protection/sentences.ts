import { slotPattern, slotsIn } from './masked-text.js';

export interface Sentence {
  text: string;
  /** What parts it from the next. */
  gap: string;
}

const closing = '["”»’\')\\]」』）】]*';
const end = new RegExp(`([.!?…؟։]+${closing})(\\s+)|([。！？]+${closing})(\\s*)|(?:\\s*\\n\\s*)`, 'gu');
/** A full stop behind these ends no sentence: initials, and titles in the languages of the site. */
const abbreviation = /(?<!\p{L})(?:\p{Lu}|Drs?|Dra|Mrs?|Ms|St|Prof|Sra?|EE|BS|TS|GS|Gng|د)\.$/u;
/** Nor behind these, where a small letter follows. */
const short =
  /(?<!\p{L})(?:p|ej|ex|a|m|e\.g|i\.e|vs|v\.v|etc|approx|aprox|incl|max|máx|min|mín|tel|hal)\.$/iu;
const small = /^\p{Ll}/u;
const readable = new RegExp(`\\p{L}|\\p{N}|${slotPattern}`, 'u');

/** Whether a sentence ends where it seems to. */
function isEnd(match: RegExpExecArray, text: string): boolean {
  const [whole, mark, space] = match;
  if (mark === undefined || space!.includes('\n')) return true;
  if (mark !== '.') return true;
  const before = text.slice(0, match.index + 1);
  const isSmall = small.test(text.slice(match.index + whole.length));
  return !abbreviation.test(before) && !(isSmall && short.test(before));
}

/** The sentences of a masked text, lines of a list each for itself. Joined with their gaps they are the text. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const add = (piece: string, gap: string) => {
    const last = sentences.at(-1);
    if (last && !readable.test(piece)) last.gap += piece + gap;
    else sentences.push({ text: piece, gap });
  };
  let at = 0;
  for (const match of text.matchAll(end)) {
    if (!isEnd(match, text)) continue;
    const gap = match[2] ?? match[4] ?? match[0];
    const stop = match.index + match[0].length;
    add(text.slice(at, stop - gap.length), gap);
    at = stop;
  }
  if (at < text.length) add(text.slice(at), '');
  return sentences;
}

const shapeOf = (text: string): string =>
  sentencesOf(text)
    .map((sentence) => slotsIn(sentence.text).sort().join('') + (sentence.gap.includes('\n') ? '\n' : ''))
    .join('|');

/** As many sentences, with the same pieces in each, in lines that part where they did. */
export const haveSameSentences = (source: string, translation: string): boolean =>
  shapeOf(source) === shapeOf(translation);
