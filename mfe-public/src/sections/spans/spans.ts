const span = '\\d[\\d.,]*[–~-]\\d[\\d.,]*';
/** A word after a space. Chinese has no spaces between words: there, a sentence may follow. */
const unit = '[ \\u00a0](?!\\p{Script=Han})\\p{L}{1,12}(?![\\p{L}-])';
const spans = new RegExp(`(?<![\\d.,–~-])(${span}(?:${unit})?)(?![\\d–~-])`, 'u');

/** A text in pieces. Every second one is a span of numbers with its unit: `24–48 hours`. */
export const spansOf = (text: string): string[] => text.split(spans);
