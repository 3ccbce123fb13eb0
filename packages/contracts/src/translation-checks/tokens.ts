export const placeholder = /\{\{[^{}]*\}\}/g;
export const tag = /<\/?[a-z][^<>]*>/gi;

/** A text with a space in place of each placeholder and tag. */
export const withoutMarkup = (text: string): string => text.replace(placeholder, ' ').replace(tag, ' ');

/** Addresses of mails and pages. */
export const address = /[\w.+-]+@[\w-]+\.[\w.-]*\w|https?:\/\/\S+/g;

export const findMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

function countTokens(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** The tokens of the first list that the second does not have, or not as often. */
export function surplus(tokens: readonly string[], others: readonly string[]): string[] {
  const otherCounts = countTokens(others);
  return [...countTokens(tokens)].flatMap(([token, count]) =>
    Array.from({ length: Math.max(0, count - (otherCounts.get(token) ?? 0)) }, () => token),
  );
}

/** `-a +b`: what was lost and what was added; empty if both lists contain the same. */
export function difference(source: readonly string[], translation: readonly string[]): string {
  const lost = surplus(source, translation).map((token) => `-${token}`);
  const added = surplus(translation, source).map((token) => `+${token}`);
  return [...lost, ...added].join(' ');
}

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without accents, in lower case: `Excímer` → `excimer`. */
export const toPlainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
