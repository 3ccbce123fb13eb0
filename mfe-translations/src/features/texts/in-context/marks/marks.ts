/**
 * A mark is the name of a text, written in front of it in Unicode tag characters. No font draws them, no screen reader
 * speaks them, and there is one for every character of a key. `PageTexts` reads the marks and removes them.
 */
const tagOffset = 0xe0000;
const markStart = '\u{e0001}';
const markEnd = '\u{e007f}';
const markPattern = /\u{e0001}([\u{e0020}-\u{e007e}]*)\u{e007f}/gu;
/** A mark in an address, such as a mailto link with a subject. */
const encodedMarkPattern = /(?:%F3%A0%8[01]%[89AB][\dA-F])+/gi;

const shiftCodePoints = (text: string, offset: number): string =>
  [...text].map((character) => String.fromCodePoint(character.codePointAt(0)! + offset)).join('');

/** @param name `common:hero.title` */
export const addMark = (name: string, text: string): string =>
  `${markStart}${shiftCodePoints(name, tagOffset)}${markEnd}${text}`;

/** The names in a text, in order. A marked text can contain others. */
export const markedNames = (text: string): string[] =>
  [...text.matchAll(markPattern)].map(([, name = '']) => shiftCodePoints(name, -tagOffset));

export const removeMarks = (text: string): string =>
  text.replace(markPattern, '').replace(encodedMarkPattern, '');
