import type { LanguageCode } from '@lens/contracts/languages';

/** The zeros of the digits that services use instead of ours: Arabic-Indic, Eastern Arabic-Indic, full-width. */
const zeros = [0x660, 0x6f0, 0xff10];
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Direction marks, soft hyphens, zero-width spaces and joiners. */
const invisible = /\u00ad|\u061c|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2069]|\ufeff/g;

function toAsciiDigit(sign: string): string {
  const code = sign.charCodeAt(0);
  return String(code - zeros.find((zero) => code >= zero && code < zero + 10)!);
}

/**
 * Gives a service's answer the digits and percent signs that the site uses in every language, and removes invisible
 * characters. Armenian sentences get their own full stop.
 */
export function normalizeSigns(answer: string, source: string, language: LanguageCode): string {
  const text = answer
    .replace(invisible, '')
    .replace(foreignDigit, toAsciiDigit)
    .replace(/[\u066a\ufe6a\uff05]/g, '%')
    .replace(/(?<=\d)\u066b(?=\d)/g, '.')
    .replace(/(?<=\d)\u066c(?=\d)/g, ',')
    .normalize('NFC')
    .trim();
  const isStatement = language === 'hy' && /\.$/.test(source);
  return isStatement ? text.replace(/[.:]$/, '։') : text;
}
