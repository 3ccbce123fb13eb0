import type { LanguageCode } from '../languages.js';
import { block, namesOf, warn, type Check, type Pair } from './finding.js';
import { countTerm } from './terms.js';
import { findMatches, placeholder, surplus, tag } from './tokens.js';

type Kind = 'question' | 'statement' | 'heading';
interface Sentence {
  text: string;
  kind: Kind;
}

const closing = '["”»」』’״)）]*';
const ends: Partial<Record<LanguageCode, string>> = { zh: '。！？!?…', hy: '։!…:', ar: '.؟!?…' };
const questions = /[?？؟՞]/;

/** A text's sentences; what ends without a mark is a heading, a label or a part of a list. */
function sentencesOf(text: string, language: LanguageCode): Sentence[] {
  const marks = ends[language] ?? '.!?…';
  const plain = text.replace(placeholder, '0');
  const gap = language === 'zh' ? '' : '(?=\\s|$)';
  const pattern = new RegExp(`.*?[${marks}]+${closing}${gap}|.+$`, 'gsu');
  return [...plain.matchAll(pattern)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ({ text: sentence, kind: kindOf(sentence, marks) }));
}

function kindOf(sentence: string, marks: string): Kind {
  if (questions.test(sentence)) return 'question';
  return new RegExp(`[${marks}]${closing}$`, 'u').test(sentence) ? 'statement' : 'heading';
}

const kinds = (sentences: Sentence[], kind: Kind): number =>
  sentences.filter((sentence) => sentence.kind === kind).length;

/** In which sentences a name stands: by place and kind where both texts have as many, else by kind alone. */
function placesOf(name: string, sentences: Sentence[], byPlace: boolean): string {
  const places = sentences.flatMap(({ text, kind }, at) => {
    if (countTerm(name, text) === 0) return [];
    return [byPlace ? `${at + 1}:${kind}` : kind];
  });
  return [...new Set(places)].sort().join(' ');
}

/** Names that both texts say, in different sentences; one that only one of them says is lost or added. */
function misplaced(pair: Pair, source: Sentence[], translation: Sentence[]): string[] {
  const byPlace = source.length === translation.length;
  return namesOf(pair).filter((name) => {
    const wanted = placesOf(name, source, byPlace);
    const found = placesOf(name, translation, byPlace);
    return wanted !== '' && found !== '' && wanted !== found;
  });
}

/** Spaces, placeholders and tags behind the last word. */
const tail = /(?:\s|\{\{[^{}]*\}\}|<[^<>]*>)+$/;

/** Whether the translation has placeholders or tags that the English has not. */
const isLonger = ({ source, translation }: Pair): boolean =>
  [placeholder, tag].some(
    (token) => surplus(findMatches(translation, token), findMatches(source, token)).length > 0,
  );

/** A question stays a question, a heading a heading, and a term stays in the sentence that it belongs to. */
export const sentences: Check = (pair) => {
  if (pair.form) return [];
  const source = sentencesOf(pair.source, 'en');
  const translation = sentencesOf(pair.translation, pair.language);
  if (source.length === 0 || translation.length === 0) return [];
  const first = source.at(-1)!.kind;
  // What was added behind the last sentence is a finding of its own.
  const [end = translation.at(-1)!] = isLonger(pair)
    ? sentencesOf(pair.translation.replace(tail, ''), pair.language).slice(-1)
    : [];
  const last = translation.at(-1)!.kind === first ? first : end.kind;
  const askedIn = [kinds(source, 'question'), kinds(translation, 'question')];
  return [
    ...(first === last ? [] : [block('sentence.kind', `${last} for ${first}`)]),
    ...(first === last && askedIn[0] !== askedIn[1]
      ? [warn('sentence.questions', `${askedIn[1]} for ${askedIn[0]}`)]
      : []),
    ...(translation.length * 2 < source.length || translation.length > source.length * 2 + 1
      ? [warn('sentence.count', `${translation.length} for ${source.length}`)]
      : []),
    ...misplaced(pair, source, translation).map((found) => warn('term.sentence', found)),
  ];
};
