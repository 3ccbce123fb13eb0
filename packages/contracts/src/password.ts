import { z } from 'zod';
import { accountMaxLengths } from './max-lengths.js';

const minLength = 12;
const minDistinctCharacters = 5;

/** Parts of the passwords that attackers try first: words, rows of keys, and words about this site. */
const commonParts = [
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

const removeAll = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ' '), text);

const countLetters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Whether few letters remain without the common parts, also if those are written with lookalikes. */
function isCommon(lowerCase: string): boolean {
  const plain = [...lowerCase].map((character) => lookalikes.get(character) ?? character).join('');
  return [lowerCase, plain].some((text) => {
    const rest = removeAll(text, commonParts);
    return rest !== text && countLetters(rest) < 4;
  });
}

/** `abcdefgh`, `12345678`, `aaaabbbb`: most characters equal the one before, or are next to it. */
function isSequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0)!);
  const near = codes.filter((code, at) => at > 0 && Math.abs(code - codes[at - 1]!) <= 1).length;
  return near >= (characters.length - 1) * 0.7;
}

/** Whether the text is one part, repeated. */
const isRepetition = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** Whether an attacker who knows nothing about the owner could guess the password. */
export function isEasyToGuess(password: string): boolean {
  const lowerCase = password.normalize('NFKC').toLowerCase();
  const characters = [...lowerCase];
  return (
    new Set(characters).size < minDistinctCharacters ||
    isRepetition(lowerCase) ||
    isSequence(characters) ||
    isCommon(lowerCase)
  );
}

/** A password that staff choose, for themselves or for a colleague. */
export const newPassword = z
  .string()
  .min(minLength, 'A password needs at least 12 characters.')
  .max(accountMaxLengths.password)
  .refine((password) => !isEasyToGuess(password), {
    error: 'This password is easy to guess. Combine a few words that nobody expects.',
    when: ({ value }) =>
      typeof value === 'string' && value.length >= minLength && value.length <= accountMaxLengths.password,
  });
