import type { LanguageCode } from '../languages.js';
import { block, namesOf, warn, type Check, type Pair } from './finding.js';
import { countTerm } from './terms.js';
import { findMatches, placeholder, surplus, tag } from './tokens.js';

type Kind = 'question' | 'statement' | 'heading';
interface Sentence {
  text: string;
  kind: Kind;
}

const closingMarks = '["”»」』’״)）]*';
const endMarks: Partial<Record<LanguageCode, string>> = { zh: '。！？!?…', hy: '։!…:', ar: '.؟!?…' };
const questionMark = /[?？؟՞]/;

/** Splits a text into sentences. One without an end mark is a heading, a label or an item of a list. */
function splitSentences(text: string, language: LanguageCode): Sentence[] {
  const marks = endMarks[language] ?? '.!?…';
  const plain = text.replace(placeholder, '0');
  const gap = language === 'zh' ? '' : '(?=\\s|$)';
  const pattern = new RegExp(`.*?[${marks}]+${closingMarks}${gap}|.+$`, 'gsu');
  return [...plain.matchAll(pattern)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ({ text: sentence, kind: kindOf(sentence, marks) }));
}

function kindOf(sentence: string, marks: string): Kind {
  if (questionMark.test(sentence)) return 'question';
  return new RegExp(`[${marks}]${closingMarks}$`, 'u').test(sentence) ? 'statement' : 'heading';
}

/** Pairs of sentences if both texts have as many, otherwise the whole texts as one pair. */
export function alignSentences(
  source: string,
  translation: string,
  language: LanguageCode,
): [english: string, translated: string][] {
  const [expected, found] = [splitSentences(source, 'en'), splitSentences(translation, language)];
  if (expected.length !== found.length) return [[source, translation]];
  return expected.map(({ text }, index) => [text, found[index]!.text]);
}

const countKind = (sentences: Sentence[], kind: Kind): number =>
  sentences.filter((sentence) => sentence.kind === kind).length;

/** The kinds of the sentences that contain a name, with their numbers if `withNumbers`. */
function describeSentencesWith(name: string, sentences: Sentence[], withNumbers: boolean): string {
  const found = sentences.flatMap(({ text, kind }, index) => {
    if (countTerm(name, text) === 0) return [];
    return [withNumbers ? `${index + 1}:${kind}` : kind];
  });
  return [...new Set(found)].sort().join(' ');
}

/** Names that are in other sentences than in the source. If only one text has a name, another check reports it. */
function findMisplacedNames(pair: Pair, source: Sentence[], translation: Sentence[]): string[] {
  const withNumbers = source.length === translation.length;
  return namesOf(pair).filter((name) => {
    const expected = describeSentencesWith(name, source, withNumbers);
    const found = describeSentencesWith(name, translation, withNumbers);
    return expected !== '' && found !== '' && expected !== found;
  });
}

/** Spaces, placeholders and tags after the last word. */
const tail = /(?:\s|\{\{[^{}]*\}\}|<[^<>]*>)+$/;

/** Whether the translation has placeholders or tags that the English does not have. */
const hasAddedTokens = ({ source, translation }: Pair): boolean =>
  [placeholder, tag].some(
    (token) => surplus(findMatches(translation, token), findMatches(source, token)).length > 0,
  );

/** A question must stay a question, a heading a heading, and each term must stay in its sentence. */
export const sentences: Check = (pair) => {
  if (pair.form) return [];
  const source = splitSentences(pair.source, 'en');
  const translation = splitSentences(pair.translation, pair.language);
  if (source.length === 0 || translation.length === 0) return [];
  const expectedKind = source.at(-1)!.kind;
  // Another check reports placeholders and tags that were added after the last sentence.
  const [lastSentence = translation.at(-1)!] = hasAddedTokens(pair)
    ? splitSentences(pair.translation.replace(tail, ''), pair.language).slice(-1)
    : [];
  const kind = translation.at(-1)!.kind === expectedKind ? expectedKind : lastSentence.kind;
  const [expectedQuestions, questions] = [countKind(source, 'question'), countKind(translation, 'question')];
  return [
    ...(expectedKind === kind ? [] : [block('sentence.kind', `${kind} for ${expectedKind}`)]),
    ...(expectedKind === kind && expectedQuestions !== questions
      ? [warn('sentence.questions', `${questions} for ${expectedQuestions}`)]
      : []),
    ...(translation.length * 2 < source.length || translation.length > source.length * 2 + 1
      ? [warn('sentence.count', `${translation.length} for ${source.length}`)]
      : []),
    ...findMisplacedNames(pair, source, translation).map((name) => warn('term.sentence', name)),
  ];
};
