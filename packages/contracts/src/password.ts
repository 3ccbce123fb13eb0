import { z } from 'zod';
import { accountMaxLengths } from './max-lengths.js';

const leastLength = 12;
/** Different characters; what is longer than it looks has fewer. */
const leastVariety = 5;

/** What passwords are made of that are tried first: words, rows of keys, and what this site is about. */
const common = [
  '1q2w3e4r',
  '1qaz2wsx',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'administrator',
  'basketball',
  'baseball',
  'changeme',
  'clinic',
  'default',
  'doctor',
  'dragon',
  'eyecare',
  'football',
  'hospital',
  'iloveyou',
  'letmein',
  'login',
  'master',
  'monkey',
  'passphrase',
  'password',
  'passwort',
  'practice',
  'princess',
  'qwerty',
  'secret',
  'sunshine',
  'superman',
  'surgeon',
  'trustno',
  'vision',
  'welcome',
  'admin',
  'guest',
  'hello',
  'lasik',
  'asdf',
  'lens',
  'pass',
  'qwer',
  'test',
  'user',
];

const lookalikes = new Map(
  Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }),
);

const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, ' '), text);

const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Whether next to nothing is left once common words, also in signs that look like letters, are taken out. */
function isCommon(small: string): boolean {
  const plain = [...small].map((sign) => lookalikes.get(sign) ?? sign).join('');
  return [small, plain].some((text) => {
    const left = without(text, common);
    return left !== text && lettersOf(left) < 4;
  });
}

/** `abcdefgh`, `12345678`, `aaaabbbb`: most characters are the one before, or its neighbour. */
function isRun(signs: readonly string[]): boolean {
  const codes = signs.map((sign) => sign.codePointAt(0)!);
  const near = codes.filter((code, at) => at > 0 && Math.abs(code - codes[at - 1]!) <= 1).length;
  return near >= (signs.length - 1) * 0.7;
}

/** One piece over and over. */
const isRepeated = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** Whether somebody who knows nothing of its owner would come upon it. */
export function isEasyToGuess(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase();
  const signs = [...small];
  return new Set(signs).size < leastVariety || isRepeated(small) || isRun(signs) || isCommon(small);
}

/** A password that somebody chooses, for themselves or for a colleague. */
export const newPassword = z
  .string()
  .min(leastLength, 'A password needs at least 12 characters.')
  .max(accountMaxLengths.password)
  .refine((password) => !isEasyToGuess(password), {
    error:
      'This is among the first passwords that anybody would try. Put a few words together that nobody expects.',
    when: ({ value }) =>
      typeof value === 'string' && value.length >= leastLength && value.length <= accountMaxLengths.password,
  });
