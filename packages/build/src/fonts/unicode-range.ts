/** Characters as the value of `unicode-range`: `U+41,U+61-7a`. */
export function unicodeRange(characters: Iterable<string>): string {
  const codes = [...new Set([...characters].map((character) => character.codePointAt(0)!))].sort(
    (one, other) => one - other,
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
 * The same with everything between the first and the last, for slices of neighbours, except what others hold: a browser
 * that does not have a face in time goes on to the next that names the character.
 * @param widest how many that the slice does not hold may lie between two of its own
 */
export function unicodeSpan(characters: string[], others: ReadonlySet<string>, widest = Infinity): string {
  const codes = characters.map((character) => character.codePointAt(0)!).sort((one, other) => one - other);
  const spanned = codes.flatMap((code, index) => {
    const before = codes[index - 1] ?? code;
    const between = code - before - 1;
    if (between < 1 || between > widest) return [code];
    return Array.from({ length: between + 1 }, (_, further) => before + 1 + further);
  });
  return unicodeRange(
    spanned.map((code) => String.fromCodePoint(code)).filter((character) => !others.has(character)),
  );
}
