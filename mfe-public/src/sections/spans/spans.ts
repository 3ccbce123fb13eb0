const span = '\\d[\\d.,]*[–~-]\\d[\\d.,]*';
/** A word after a space. Not in Chinese, which has no spaces between words: a whole clause could follow. */
const unit = '[ \\u00a0](?!\\p{Script=Han})\\p{L}{1,12}(?![\\p{L}-])';
const spans = new RegExp(`(?<![\\d.,–~-])(${span}(?:${unit})?)(?![\\d–~-])`, 'u');

/** Splits a text. Every second piece is a span of numbers with its unit: `24–48 hours`. */
export const spansOf = (text: string): string[] => text.split(spans);
