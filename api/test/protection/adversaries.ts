import type { LanguageCode } from '@lens/contracts/languages';
import { termSpellingsIn } from '@lens/contracts/translation-checks/term-spellings';
import { honest, token } from './honest.js';
import { everyName } from './texts.js';

/** A random number from 0 up to `below`, exclusive; the sequence is the same for the same seed. */
export type Random = (below: number) => number;

export function randomBy(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** Damages the answer of the honest machine. */
type Fault = (answer: string, to: LanguageCode, random: Random) => string;

const oneOf = <Item>(items: readonly Item[], random: Random): Item => items[random(items.length)]!;
const tokensIn = (text: string): string[] => text.match(token) ?? [];

/** Changes one of the tokens. */
const onOne = (change: (found: string, to: LanguageCode, random: Random) => string): Fault => {
  return (answer, to, random) => {
    const tokens = tokensIn(answer);
    const chosen = random(tokens.length || 1);
    let index = -1;
    return answer.replace(token, (found) => ((index += 1) === chosen ? change(found, to, random) : found));
  };
};
/** Changes every token. */
const onEach =
  (change: (found: string, to: LanguageCode, random: Random) => string): Fault =>
  (answer, to, random) =>
    answer.replace(token, (found) => change(found, to, random));

const sentence = /[^.!?。！？؟։\n]+(?:[.!?。！？؟։](?!\s|$)[^.!?。！？؟։\n]*)*/g;
/** A position between two words, and not inside a tag, where nobody would see an insertion. */
const randomPosition = (text: string, random: Random): number => {
  const gaps = [...text.matchAll(/(?<=\p{L}) (?=\p{L})(?![^<]*>)/gu)].map(({ index }) => index);
  return gaps.length > 0 ? oneOf(gaps, random) : text.length;
};
const insert = (text: string, piece: string, position: number): string =>
  `${text.slice(0, position)} ${piece}${text.slice(position)}`;

/** Moves one token within its sentence. */
const moved: Fault = (answer, _to, random) =>
  answer.replace(sentence, (sentenceText) => {
    const tokens = tokensIn(sentenceText);
    if (tokens.length === 0) return sentenceText;
    const chosen = oneOf(tokens, random);
    const without = sentenceText.replace(chosen, '').replace(/ {2,}/g, ' ');
    return insert(without, chosen, randomPosition(without, random));
  });

const movedAway: Fault = (answer, _to, random) => {
  const sentences = answer.match(sentence) ?? [];
  const tokens = tokensIn(answer);
  if (sentences.length < 2 || tokens.length === 0) return answer;
  const chosen = oneOf(tokens, random);
  const other = oneOf(
    sentences.filter((sentenceText) => !sentenceText.includes(chosen)),
    random,
  );
  if (other === undefined) return answer;
  return answer
    .replace(chosen, '')
    .replace(other, (sentenceText) => insert(sentenceText, chosen, randomPosition(sentenceText, random)));
};

const swapped: Fault = (answer, _to, random) => {
  const [one, other] = [oneOf(tokensIn(answer), random), oneOf(tokensIn(answer), random)];
  if (one === undefined || other === undefined) return answer;
  return answer.replace(token, (found) => (found === one ? other : found === other ? one : found));
};

const endings = ['s', 'es', '’s', 'ი', '은', 'ներ', 'ات', 'ים', 'x', 'ng', '1'];
const markup = [
  '<b>',
  '</x>',
  '<script>alert(1)</script>',
  '&lt;i&gt;',
  '&#60;b&#62;',
  ' <x id="7">LASIK</x>',
  ' {{name}}',
  ' https://evil.example/',
  ' <',
  '\n',
];
const leftovers = [
  '[X1X]',
  '[X99X]',
  'XX1XX',
  '[X',
  'X2X]',
  ' X 3',
  '<x id="1"/>',
  '[x1',
  '\u{f0001}',
  '<x id="88">PRK</x>',
];
const foreignDigits = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const spelling = (to: LanguageCode, random: Random): string => {
  const known = termSpellingsIn(to).map(([, words]) => words.replace(/[\\?()[\]{}|*+].*/, ''));
  return oneOf([...known.filter((word) => word.length > 1), honest('laser', to)], random);
};
const insertOneOf =
  (pieces: readonly string[]): Fault =>
  (answer, _to, random) =>
    insert(answer, oneOf(pieces, random), randomPosition(answer, random)).replace(/^ /, '');

const faults = {
  drops: onOne(() => ''),
  'drops all': onEach(() => ''),
  'moves within the sentence': moved,
  'moves to another sentence': movedAway,
  'swaps two': swapped,
  'translates the term': onOne((_found, to, random) => spelling(to, random)),
  'translates within the token': onOne((found, to, random) =>
    found
      .replace(/>[^<]+</, () => `>${spelling(to, random)}<`)
      .replace(/^[^<].*/, () => spelling(to, random)),
  ),
  'writes the name itself': onOne((_found, _to, random) => oneOf(everyName, random)),
  'adds a name': insertOneOf(everyName),
  'adds a name with an ending': insertOneOf(
    everyName.flatMap((name) => endings.map((ending) => name + ending)),
  ),
  'adds a name in small letters': insertOneOf(everyName.map((name) => name.toLowerCase())),
  inflects: onOne((found, _to, random) => found + oneOf(endings, random)),
  duplicates: onOne((found) => `${found} ${found}`),
  're-cases': onEach((found) => found.toLowerCase().replace(/^<x id/, '<X ID')),
  're-spaces': onEach((found, _to, random) =>
    oneOf(
      [
        ` ${found} `,
        found.replace(/(\d+)/, ' $1 ').replace(/^\[/, '[ '),
        found.replace('="', ' = "').replace(/^\[X/, '[ X ').replace('</x>', '< / x >'),
      ],
      random,
    ),
  ),
  'loses spaces': (answer) => answer.replace(new RegExp(` ?(${token.source}) ?`, 'g'), '$1'),
  'writes in its own signs': (answer, to, random) => {
    const zero = oneOf([0x660, 0x6f0, 0xff10], random);
    const wide =
      to === 'zh' ? answer.replace(/\[(X\d+X)\]/g, '【$1】') : answer.replace(/\[(X\d+X)\]/g, ']$1[');
    return foreignDigits(wide, zero).replaceAll('%', '٪').replace(/[XＸ]/g, '\u200e$&');
  },
  'sets quotes': onEach((found) => `«${found}»`),
  'alters numbers': (answer, _to, random) =>
    answer.replace(/\d/g, (digit) =>
      random(3) === 0 ? String((Number(digit) + 1 + random(8)) % 10) : digit,
    ),
  'injects markup': insertOneOf(markup),
  'leaves a token': insertOneOf(leftovers),
  'splits the sentence': (answer, to) => answer.replace(/ /, to === 'zh' ? '。' : to === 'hy' ? '։ ' : '. '),
  'joins sentences': (answer) => answer.replace(/[.!?。！？؟։]\s*(?=\S)/, ', '),
  'answers nothing': () => '',
  'answers spaces': () => ' \n ',
  'answers another text': (_answer, to) => honest('Patients often measure their cornea.', to),
  'answers English': () => 'LASIK is what the patients ask about, and it was explained to them.',
  'says it twice': (answer) => `${answer} ${answer}`,
} satisfies Record<string, Fault>;

/** Machines by what they do to an honest answer. */
export const adversaries: Record<string, Fault> = {
  honest: (answer) => answer,
  ...faults,
  'two faults at once': (answer, to, random) => {
    const [one, other] = [
      oneOf(Object.values<Fault>(faults), random),
      oneOf(Object.values<Fault>(faults), random),
    ];
    return other(one(answer, to, random), to, random);
  },
  'a fault at times': (answer, to, random) =>
    random(2) === 0 ? oneOf(Object.values<Fault>(faults), random)(answer, to, random) : answer,
  throws: () => {
    throw new Error('503');
  },
  'throws at times': (answer, to, random) => {
    if (random(3) === 0) throw new Error('503');
    return oneOf(Object.values<Fault>(faults), random)(answer, to, random);
  },
};
