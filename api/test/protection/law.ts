import type { ProtectedTranslation } from '../../src/translations/protection/translate-protected.js';
import { everyName, type EnglishText } from './texts.js';

/*
 * What has to hold of every answer, written without a line of what the engine verifies by.
 */

const quoted = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const byLength = everyName.toSorted((one, other) => other.length - one.length);
const anyName = new RegExp(byLength.map(quoted).join('|'), 'gi');
const letter = /[A-Za-z0-9À-ɏ]/;

/** The names in a text as they are spelled; one that a word has grown to, or in other case, tells so. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(anyName)].map(({ 0: found, index }) => {
    const [before, after] = [text[index - 1] ?? ' ', text[index + found.length] ?? ' '];
    return letter.test(before) || letter.test(after) || !everyName.includes(found) ? `~${found}` : found;
  });

const isWhole = (found: string): boolean => !found.startsWith('~');
const wholeIn = (text: string): string => namesIn(text).filter(isWhole).sort().join(', ');

/** Sentences of any language of the site; full stops of names end none. */
function sentencesIn(text: string): string[] {
  const spelled: string[] = [];
  const told = text.replace(anyName, (found) => `\ue001${String(spelled.push(found) - 1)}\ue002`);
  return told
    .split(/(?<=[.!?…؟։]["”»’)\]]*)\s+|(?<=[。！？]["”»’)\]]*)|\n/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => sentence.replace(/\ue001(\d+)\ue002/g, (_place, at: string) => spelled[Number(at)]!));
}

/** Digits in order, whatever parts thousands and decimals. */
const figuresIn = (text: string): string =>
  [...text.matchAll(/\d(?:[.,\u00a0\u202f]?\d)*/g)]
    .map(([figure]) => figure.replace(/\D/g, ''))
    .sort()
    .join(' ');
const markupIn = (text: string): string =>
  [...text.matchAll(/<\/?[a-z][^<>]*>|\{\{.*?\}\}|[<>{}%$°±]|https?:|\[\s*x\s*\d+\s*x\s*\]|&#?\w+;/gi)]
    .map(([found]) => found)
    .sort()
    .join(' ');

/** What is wrong with an answer; empty where nothing is. */
export function broken({ text, sentences }: EnglishText, answer: ProtectedTranslation): string {
  if (answer.outcome !== 'translated') return answer.text === text ? '' : 'neither translated nor the source';
  const altered = namesIn(answer.text).filter((found) => !isWhole(found) && !namesIn(text).includes(found));
  if (altered.length > 0) return `altered: ${altered.join(' ')}`;
  const found = sentencesIn(answer.text).map(wholeIn);
  const wanted = sentences.map(wholeIn);
  if (found.join(' | ') !== wanted.join(' | '))
    return `names: ${found.join(' | ')} for ${wanted.join(' | ')}`;
  if (figuresIn(answer.text) !== figuresIn(text)) return `figures: ${figuresIn(answer.text)}`;
  if (markupIn(answer.text) !== markupIn(text)) return `markup: ${markupIn(answer.text)}`;
  return '';
}
