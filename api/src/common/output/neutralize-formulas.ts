/** What makes a spreadsheet calculate, also as it is written in full width. */
const formulaStart = /[=+\-@＝＋－＠]/u;
/** What spreadsheets of some countries take for the end of a cell, whatever the quotes say, and ends of lines. */
const cellEnd = /[;\t\r\n]/;
/** What may stand before a formula without keeping it from being one: quotes, spaces, what cannot be seen. */
const ignorable = /["'\s\p{Cf}]/u;
/** A phone number, or another run of digits with a sign in front. */
const phoneNumber = /^\+[\d\s()./-]*$/;

/** A mark that cannot be seen: what begins with it is text, and is read as it stands. */
const leftToRightMark = '\u200e';

/**
 * A text of a table as no spreadsheet runs any of it: an apostrophe before every sign that would begin a formula, at the
 * front and behind whatever ends a cell in some country. Phone numbers get a mark that nobody sees instead.
 */
export function neutralizeFormulas(text: string): string {
  if (phoneNumber.test(text)) return leftToRightMark + text;
  let harmless = '';
  let isFront = true;
  for (const sign of text) {
    if (isFront && formulaStart.test(sign)) harmless += "'";
    harmless += sign;
    isFront = cellEnd.test(sign) || (isFront && ignorable.test(sign));
  }
  return harmless;
}
