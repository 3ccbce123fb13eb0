import type { LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import { localized } from './figures.js';
import { protectedSpans, type ProtectedSpan } from './protected-spans.js';

/*
 * While a text is away, one private character stands for each protected piece: what looks at sentences and at signs
 * beside a piece sees neither its full stops nor its letters.
 */
const first = 0xf0000;
export const slotPattern = '[\\u{f0000}-\\u{ffffd}]';
const slot = new RegExp(slotPattern, 'gu');
const parts = new RegExp(`(${slotPattern})`, 'u');

export const slotOf = (index: number): string => String.fromCodePoint(first + index);
export const indexOf = (character: string): number => character.codePointAt(0)! - first;
export const slotsIn = (text: string): string[] => [...text.matchAll(slot)].map(([character]) => character);

export interface MaskedText {
  masked: string;
  /** By the index of their slot. */
  spans: readonly ProtectedSpan[];
}

export function mask(text: string, names: Names): MaskedText {
  const spans = protectedSpans(text, names);
  let masked = '';
  let at = 0;
  for (const [index, { start, end }] of spans.entries()) {
    masked += text.slice(at, start) + slotOf(index);
    at = end;
  }
  return { masked: masked + text.slice(at), spans };
}

/** Whether there is anything to translate beside what is protected; a possessive is none. */
export const hasWords = (masked: string): boolean => /\p{L}/u.test(masked.replace(/['’]s(?!\p{L})/gu, ''));

/** The text around slots and the slots by themselves, in turn. */
export const partsOf = (masked: string): string[] => masked.split(parts).filter((part) => part !== '');
export const isSlot = (part: string): boolean => parts.test(part);

/** As it was before. */
export const unmasked = (masked: string, spans: MaskedText['spans']): string =>
  masked.replace(slot, (character) => spans[indexOf(character)]!.text);

const letterAtEnd = /[\p{Script=Latin}\p{M}\p{N}]$/u;
const letterAtStart = /^[\p{Script=Latin}\p{M}\p{N}]/u;
const wordAtEnd = /[\p{L}\p{N}}]$/u;
const signAtStart = /^[-−+±]/;

/** Whether a piece would grow to what stands before it: a term to a word, or a sign to become a hyphen. */
const wouldGrow = (before: string, piece: string): boolean =>
  letterAtEnd.test(before) || (signAtStart.test(piece) && wordAtEnd.test(before));

/** A translation with the pieces back in it, each parted from the word or piece that the service left no space to. */
export function restored(masked: string, spans: MaskedText['spans'], language: LanguageCode): string {
  let text = '';
  let last: ProtectedSpan | null = null;
  for (const part of partsOf(masked)) {
    const span = isSlot(part) ? spans[indexOf(part)]! : null;
    const own = span?.kind === 'figure' ? localized(span.text, language) : (span?.text ?? part);
    const isParted =
      (span && !span.touches.before && wouldGrow(text, own)) ||
      (last && !last.touches.after && letterAtStart.test(own)) ||
      (last && span && last.end !== span.start);
    text += isParted ? ` ${own}` : own;
    last = span;
  }
  return text;
}
