const signNames: Record<string, string> = { '-': 'a minus', '+': 'a plus', '%': 'a percent sign' };

const endingDifferences: Record<string, string> = {
  'heading for statement': 'the full stop at the end is missing',
  'statement for heading': 'there is a full stop at the end, and none in the English',
  'heading for question': 'the question mark at the end is missing',
  'statement for question': 'the question mark at the end is missing',
  'question for heading': 'there is a question mark at the end, and none in the English',
  'question for statement': 'there is a question mark at the end, and none in the English',
};

/** `-48 +72` → `48 is missing; 72 is extra`. */
const describeDifference = (found: string): string =>
  found
    .split(/ (?=[-+])/)
    .map((token) => {
      const name = signNames[token.slice(1)] ?? token.slice(1);
      return `${name} is ${token.startsWith('-') ? 'missing' : 'extra'}`;
    })
    .join('; ');

/** `almostAlways` → `“almost always”`; names such as `PRK` stay as they are. */
const quoteSenses = (found: string): string =>
  found.replace(
    /\w+/g,
    (sense) => `“${sense.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}”`,
  );

/** `-almostAlways +often` → `“almost always” is missing; “often” is extra`. */
const describeMeaning = (found: string): string => describeDifference(quoteSenses(found));

/** What a check found, in words for translators. */
export function describeFound(code: string, found: string): string {
  if (code.endsWith('.changed') && /^[-+]/.test(found)) return describeDifference(found);
  if (code === 'meaning.order') return quoteSenses(found);
  if (code.startsWith('meaning.')) return describeMeaning(found);
  if (code === 'sentence.kind') return endingDifferences[found] ?? found;
  if (code === 'length.short' || code === 'length.long')
    return `${Math.round(Number(found) * 100)}% of the letters of the English`;
  return found;
}
