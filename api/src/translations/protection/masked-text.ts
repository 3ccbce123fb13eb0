import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import { anglicizeFigure, localizeFigure } from './figures.js';
import { protectedSpans, type ProtectedSpan } from './protected-spans.js';

/*
 * In a masked text one private-use character, a slot, replaces each protected span, so that the full stops and letters
 * of a span do not confuse the code that finds sentences and fixes punctuation.
 */
const firstSlot = 0xf0000;
export const slotPattern = '[\\u{f0000}-\\u{ffffd}]';
const slot = new RegExp(slotPattern, 'gu');
const splitAtSlots = new RegExp(`(${slotPattern})`, 'u');

export const slotOf = (index: number): string => String.fromCodePoint(firstSlot + index);
export const indexOf = (character: string): number => character.codePointAt(0)! - firstSlot;
export const slotsIn = (text: string): string[] => [...text.matchAll(slot)].map(([character]) => character);

export interface MaskedText {
  masked: string;
  /** In the order of their slots. */
  spans: readonly ProtectedSpan[];
}

export function mask(text: string, names: Names): MaskedText {
  const spans = protectedSpans(text, names);
  let masked = '';
  let position = 0;
  for (const [index, { start, end }] of spans.entries()) {
    masked += text.slice(position, start) + slotOf(index);
    position = end;
  }
  return { masked: masked + text.slice(position), spans };
}

/** Whether there is anything to translate besides protected spans; a possessive 's does not count. */
export const hasWords = (masked: string): boolean => /\p{L}/u.test(masked.replace(/['’]s(?!\p{L})/gu, ''));

/** Splits a masked text into its slots and the texts between them. */
export const partsOf = (masked: string): string[] => masked.split(splitAtSlots).filter((part) => part !== '');
export const isSlot = (part: string): boolean => splitAtSlots.test(part);

/** Reverses `mask`: returns exactly the text that was masked. */
export const unmaskSource = (masked: string, spans: MaskedText['spans']): string =>
  masked.replace(slot, (character) => spans[indexOf(character)]!.text);

const letterAtEnd = /[\p{Script=Latin}\p{M}\p{N}]$/u;
const letterAtStart = /^[\p{Script=Latin}\p{M}\p{N}]/u;
const wordAtEnd = /[\p{L}\p{N}}]$/u;
const signAtStart = /^[-−+±]/;

/** Whether a span would merge with what is before it: a term with a word, or a minus sign into a hyphen. */
const wouldMerge = (before: string, piece: string): boolean =>
  letterAtEnd.test(before) || (signAtStart.test(piece) && wordAtEnd.test(before));

/**
 * Puts the spans back into a translation as its language writes them: with its separators in figures, and with a space
 * where the service left none between a span and a word.
 */
export function unmaskTranslation(
  masked: string,
  spans: MaskedText['spans'],
  language: LanguageCode,
  from: LanguageCode = sourceLanguage,
): string {
  const convertFigure = (figure: string): string =>
    from === sourceLanguage ? localizeFigure(figure, language) : anglicizeFigure(figure, from);
  let text = '';
  let last: ProtectedSpan | null = null;
  for (const part of partsOf(masked)) {
    const span = isSlot(part) ? spans[indexOf(part)]! : null;
    const piece = span?.kind === 'figure' ? convertFigure(span.text) : (span?.text ?? part);
    const needsSpace =
      (span && !span.touches.before && wouldMerge(text, piece)) ||
      (last && !last.touches.after && letterAtStart.test(piece)) ||
      (last && span && last.end !== span.start);
    text += needsSpace ? ` ${piece}` : piece;
    last = span;
  }
  return text;
}
