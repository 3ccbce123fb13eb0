/**
 * The name of a text, written in front of it in Unicode's tag characters: no face draws them, no screen reader speaks
 * them, and there is one for every sign of a key. They leave the page as soon as they have told where the text stands.
 */
const shift = 0xe0000;
const begin = '\u{e0001}';
const end = '\u{e007f}';
const mark = /\u{e0001}([\u{e0020}-\u{e007e}]*)\u{e007f}/gu;
/** A mark in an address, as in the subject of a mail. */
const encoded = /(?:%F3%A0%8[01]%[89AB][\dA-F])+/gi;

const moved = (text: string, by: number): string =>
  [...text].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + by)).join('');

/** @param name `common:hero.title` */
export const marked = (name: string, text: string): string => `${begin}${moved(name, shift)}${end}${text}`;

/** The names in a text, in order: one may hold others, or stand beside them. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(mark)].map(([, name = '']) => moved(name, -shift));

export const withoutMarks = (text: string): string => text.replace(mark, '').replace(encoded, '');
