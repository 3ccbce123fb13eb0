export const placeholder = /\{\{[^{}]*\}\}/g;
export const tag = /<\/?[a-z][^<>]*>/gi;

/** What is read: a text without placeholders and tags, a space where each stood. */
export const withoutMarkup = (text: string): string => text.replace(placeholder, ' ').replace(tag, ' ');

/** Addresses of mail and of pages. */
export const address = /[\w.+-]+@[\w-]+\.[\w.-]*\w|https?:\/\/\S+/g;

export const findMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

function counted(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** What one list has more of than the other, each as often as it has more. */
export function surplus(of: readonly string[], over: readonly string[]): string[] {
  const others = counted(over);
  return [...counted(of)].flatMap(([token, count]) =>
    Array.from({ length: Math.max(0, count - (others.get(token) ?? 0)) }, () => token),
  );
}

/** `-a +b`: what was lost and what was added, empty when both lists hold the same. */
export function difference(source: readonly string[], translation: readonly string[]): string {
  const lost = surplus(source, translation).map((token) => `-${token}`);
  const added = surplus(translation, source).map((token) => `+${token}`);
  return [...lost, ...added].join(' ');
}

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without accents, in small letters: `Excímer` → `excimer`. */
export const toPlainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
