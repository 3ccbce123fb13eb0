/** Characters as the value of `unicode-range`: `U+41,U+61-7a`. */
export function unicodeRange(characters: Iterable<string>): string {
  const codes = [...new Set([...characters].map((character) => character.codePointAt(0)!))].sort(
    (a, b) => a - b,
  );
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

/**
 * The range of a slice of neighbours, including what is between them, but without characters of other slices: a browser
 * that has not received a file in time would load the next one with the character.
 * @param maxGap how many other characters may be between two of the slice
 */
export function unicodeSpan(characters: string[], others: ReadonlySet<string>, maxGap = Infinity): string {
  const codes = characters.map((character) => character.codePointAt(0)!).sort((a, b) => a - b);
  const spanned = codes.flatMap((code, index) => {
    const before = codes[index - 1] ?? code;
    const between = code - before - 1;
    if (between < 1 || between > maxGap) return [code];
    return Array.from({ length: between + 1 }, (_, further) => before + 1 + further);
  });
  return unicodeRange(
    spanned.map((code) => String.fromCodePoint(code)).filter((character) => !others.has(character)),
  );
}
