import type { ProtectedTranslation } from '../../src/translations/protection/translate-protected.js';
import { everyName, type EnglishText } from './texts.js';

/*
 * What must be true of every answer. This shares no code with the verification in the product, whose bugs it looks for.
 */

const escapeRegExp = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const byLength = everyName.toSorted((one, other) => other.length - one.length);
const anyName = new RegExp(byLength.map(escapeRegExp).join('|'), 'gi');
const letter = /[A-Za-z0-9À-ɏ]/;

/** The names in a text; one that is part of a longer word, or in another case, is marked with `~`. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(anyName)].map(({ 0: found, index }) => {
    const [before, after] = [text[index - 1] ?? ' ', text[index + found.length] ?? ' '];
    return letter.test(before) || letter.test(after) || !everyName.includes(found) ? `~${found}` : found;
  });

const isWhole = (found: string): boolean => !found.startsWith('~');
const wholeNamesIn = (text: string): string => namesIn(text).filter(isWhole).sort().join(', ');

/** The sentences of a text in any language of the site; a full stop in a name does not end one. */
function sentencesIn(text: string): string[] {
  const foundNames: string[] = [];
  const withoutNames = text.replace(anyName, (found) => `\ue001${String(foundNames.push(found) - 1)}\ue002`);
  return withoutNames
    .split(/(?<=[.!?…؟։]["”»’)\]]*)\s+|(?<=[。！？]["”»’)\]]*)|\n/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) =>
      sentence.replace(/\ue001(\d+)\ue002/g, (_place, at: string) => foundNames[Number(at)]!),
    );
}

/** The numbers of a text without their separators. */
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

/** Describes what is wrong with an answer; empty if it is right. */
export function findViolation({ text, sentences }: EnglishText, answer: ProtectedTranslation): string {
  if (answer.outcome !== 'translated') return answer.text === text ? '' : 'neither translated nor the source';
  const altered = namesIn(answer.text).filter((found) => !isWhole(found) && !namesIn(text).includes(found));
  if (altered.length > 0) return `altered: ${altered.join(' ')}`;
  const actual = sentencesIn(answer.text).map(wholeNamesIn);
  const expected = sentences.map(wholeNamesIn);
  if (actual.join(' | ') !== expected.join(' | '))
    return `names: ${actual.join(' | ')} for ${expected.join(' | ')}`;
  if (figuresIn(answer.text) !== figuresIn(text)) return `figures: ${figuresIn(answer.text)}`;
  if (markupIn(answer.text) !== markupIn(text)) return `markup: ${markupIn(answer.text)}`;
  return '';
}
