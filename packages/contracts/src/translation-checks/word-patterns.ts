import type { LanguageCode } from '../languages.js';
import { escapeRegExp } from './tokens.js';

/** How a language writes words: what may stand before and after a listed one. */
interface Spelling {
  /** Letters that belong to the next word: “and”, “in”, “the”. */
  prefix?: string;
  /** No spaces between words. */
  isOpen?: boolean;
  /** Endings join the last syllable of a stem: 아니* is also 아닙니다, if syllables are taken apart. */
  form?: 'NFC' | 'NFD';
  /** What says nothing, such as vowel signs and marks of stress, which not everybody writes. */
  ignored?: RegExp;
}

const spellings: Partial<Record<LanguageCode, Spelling>> = {
  ko: { form: 'NFD' },
  zh: { isOpen: true },
  // Not the sign of a double letter, which tells الجرّاحة (the surgeon) from الجراحة (the surgery).
  ar: { prefix: '(?:[وف]?[بكلس]?(?:ال|لل)?)', ignored: /[\u064B-\u0650\u0652\u0670ـ]/g },
  he: { prefix: '[ושהכלבמ]{0,3}', ignored: /[\u0591-\u05C7]/g },
  // The letter of the conditional.
  hy: { prefix: 'կ?', ignored: /[՛՜՞]/g },
  // At the end of a question the word for “not” only asks.
  vi: { ignored: /(?:không|chưa)(?=\s*\?)|hay không/g },
};

/** A text as patterns match it. */
export const simplify = (text: string, language: LanguageCode): string => {
  const { ignored, form = 'NFC' } = spellings[language] ?? {};
  const plain = text.normalize(form).toLowerCase().replace(/\s+/g, ' ');
  return ignored ? plain.replace(ignored, '') : plain;
};

/**
 * What stands between words, as ranges of characters. Unicode properties would say the same, but a pattern with them takes
 * 1.8 ms to compile in place of 0.02, and every listed word is a pattern.
 */
const separators = [
  '\\s!-/:-@\\[-`{-~',
  '\\u00a1-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7',
  // Armenian, Hebrew and Arabic.
  '\\u055a-\\u055f\\u0589\\u058a\\u05be\\u05c0\\u05c3\\u05f3\\u05f4\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4',
  '\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u22ff\\u3000-\\u303f\\uff00-\\uff0f\\uff1a-\\uff20',
].join('');

/** A listed word as a regular expression: `consegui*` and `*rá` are parts, `no * nada` has words between. */
export function wordPattern(word: string, language: LanguageCode): RegExp {
  const { prefix = '', isOpen } = spellings[language] ?? {};
  const parts = simplify(word, language).split('*');
  const letters = parts.map((part) => escapeRegExp(part)).join('[^.,;]{0,20}?');
  if (isOpen) return new RegExp(letters, 'g');
  const start = word.startsWith('*') ? '' : `(?<![^${separators}])${prefix}`;
  const end = word.endsWith('*') ? '' : `(?![^${separators}])`;
  return new RegExp(`${start}${letters}${end}`, 'g');
}
