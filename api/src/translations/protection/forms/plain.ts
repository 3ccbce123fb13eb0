import type { TokenSyntax } from './token-syntax.js';

/** An X of any case and width, or a lookalike: a Cyrillic or Greek letter, or the multiplication sign. */
const x = '[xX\\uff38\\uff58\\u0425\\u0445\\u03a7\\u03c7\\u00d7]';
/** Opening or closing: services mirror them in text that is written from right to left. */
const bracket = '[\\[\\]\\uff3b\\uff3d\\u3010\\u3011\\u3014\\u3015]';
const number = '(\\d(?:\\s?\\d)*)';
/** Not inside a word. */
const notInWord = (pattern: string): string =>
  `(?<![\\p{Script=Latin}\\d])${pattern}(?![\\p{Script=Latin}\\d])`;

const inBrackets = new RegExp(
  `${bracket}\\s*${x}\\s*${number}\\s*${x}\\s*${bracket}|${notInWord(`${x}${number}${x}`)}`,
  'gu',
);
/** An unchanged token is recognized inside a word too, since services may drop the spaces beside it. */
const inLetters = new RegExp(`XX(\\d+)XX|${notInWord(`${x}\\s?${x}\\s?${number}\\s?${x}\\s?${x}`)}`, 'gu');

const plain = (write: TokenSyntax['write'], pattern: RegExp): TokenSyntax => ({
  markup: false,
  write,
  escape: (text) => text,
  read: (answer, slot) =>
    answer.replace(pattern, (_token, one?: string, other?: string) =>
      slot(Number((one ?? other)!.replace(/\s/g, ''))),
    ),
});

export const bracketed = plain((index) => `[X${index}X]`, inBrackets);
export const lettered = plain((index) => `XX${index}XX`, inLetters);
