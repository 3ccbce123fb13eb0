/** What makes a spreadsheet calculate, also as it is written in full width. */
const formula = /[=+\-@＝＋－＠]/u;
/** What spreadsheets of some countries take for the end of a cell, whatever the quotes say, and ends of lines. */
const border = /[;\t\r\n]/;
/** What may stand before a formula without keeping it from being one: quotes, spaces, what cannot be seen. */
const unseen = /["'\s\p{Cf}]/u;
/** A phone number, or another run of digits with a sign in front. */
const phone = /^\+[\d\s()./-]*$/;

/** A mark that cannot be seen: what begins with it is text, and is read as it stands. */
const leftToRight = '\u200e';

/**
 * A text of a table as no spreadsheet runs any of it: an apostrophe before every sign that would begin a formula, at the
 * front and behind whatever ends a cell in some country. Phone numbers get a mark that nobody sees instead.
 */
export function harmlessCell(text: string): string {
  if (phone.test(text)) return leftToRight + text;
  let harmless = '';
  let isFront = true;
  for (const sign of text) {
    if (isFront && formula.test(sign)) harmless += "'";
    harmless += sign;
    isFront = border.test(sign) || (isFront && unseen.test(sign));
  }
  return harmless;
}
