import type { LanguageCode } from '@lens/contracts/languages';

/** The zeros of digits that services write for ours: Arabic-Indic, Eastern Arabic-Indic, full-width. */
const zeros = [0x660, 0x6f0, 0xff10];
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Marks of direction, soft hyphens, spaces and joiners of no width. */
const unseen = /\u00ad|\u061c|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2069]|\ufeff/g;

function digit(sign: string): string {
  const code = sign.charCodeAt(0);
  return String(code - zeros.find((zero) => code >= zero && code < zero + 10)!);
}

/**
 * A service's answer in the signs that the site writes in every language: its digits and percent signs, and nothing
 * that is not seen. Armenian sentences end in a mark of their own.
 */
export function withSiteSigns(answer: string, source: string, language: LanguageCode): string {
  const text = answer
    .replace(unseen, '')
    .replace(foreignDigit, digit)
    .replace(/[\u066a\ufe6a\uff05]/g, '%')
    .replace(/(?<=\d)\u066b(?=\d)/g, '.')
    .replace(/(?<=\d)\u066c(?=\d)/g, ',')
    .normalize('NFC')
    .trim();
  const isStatement = language === 'hy' && /\.$/.test(source);
  return isStatement ? text.replace(/[.:]$/, '։') : text;
}
