import type { Tokens } from './token-syntax.js';

/** An X of any case and width, or what looks like one: a Cyrillic or Greek letter, the sign of multiplication. */
const x = '[xX\\uff38\\uff58\\u0425\\u0445\\u03a7\\u03c7\\u00d7]';
/** Either half: services turn them round in texts that run from right to left. */
const bracket = '[\\[\\]\\uff3b\\uff3d\\u3010\\u3011\\u3014\\u3015]';
const number = '(\\d(?:\\s?\\d)*)';
/** Not within a word. */
const alone = (pattern: string): string => `(?<![\\p{Script=Latin}\\d])${pattern}(?![\\p{Script=Latin}\\d])`;

const inBrackets = new RegExp(
  `${bracket}\\s*${x}\\s*${number}\\s*${x}\\s*${bracket}|${alone(`${x}${number}${x}`)}`,
  'gu',
);
/** As it was written it is known within a word as well: spaces beside it may be lost. */
const inLetters = new RegExp(`XX(\\d+)XX|${alone(`${x}\\s?${x}\\s?${number}\\s?${x}\\s?${x}`)}`, 'gu');

const plain = (write: Tokens['write'], written: RegExp): Tokens => ({
  markup: false,
  write,
  escape: (text) => text,
  read: (answer, slot) =>
    answer.replace(written, (_token, one?: string, other?: string) =>
      slot(Number((one ?? other)!.replace(/\s/g, ''))),
    ),
});

export const bracketed = plain((at) => `[X${at}X]`, inBrackets);
export const lettered = plain((at) => `XX${at}XX`, inLetters);
