/** The characters that begin a formula in a spreadsheet, also in full width. */
const formulaStart = /[=+\-@＝＋－＠]/u;
/** Characters that end a cell: ends of lines and, in spreadsheets of some countries, separators even inside quotes. */
const cellEnd = /[;\t\r\n]/;
/** Characters that a spreadsheet ignores before a formula: quotes, spaces, invisible characters. */
const ignorable = /["'\s\p{Cf}]/u;
/** A phone number, or another run of digits after a plus sign. */
const phoneNumber = /^\+[\d\s()./-]*$/;

/** An invisible character: a cell that begins with it is text. */
const leftToRightMark = '\u200e';

/**
 * Prevents spreadsheets from running any part of a text: puts an apostrophe before every character that would begin a
 * formula, at the start and after the end of a cell. Phone numbers get an invisible mark instead.
 */
export function neutralizeFormulas(text: string): string {
  if (phoneNumber.test(text)) return leftToRightMark + text;
  let neutralized = '';
  let isCellStart = true;
  for (const character of text) {
    if (isCellStart && formulaStart.test(character)) neutralized += "'";
    neutralized += character;
    isCellStart = cellEnd.test(character) || (isCellStart && ignorable.test(character));
  }
  return neutralized;
}
