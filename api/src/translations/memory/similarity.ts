/** The trigrams of PostgreSQL's pg_trgm: of words in lower case, with two spaces before each word and one behind. */
export function trigramsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3));
    }),
  );
}

/** The share of their trigrams that two texts have in common, from 0 to 1. */
export function similarity(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  const total = one.size + other.size - shared;
  return total === 0 ? 0 : shared / total;
}
