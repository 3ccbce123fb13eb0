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

/** The same with everything between the first and the last, for slices of neighbours. */
export function unicodeSpan(characters: string[]): string {
  const codes = characters.map((character) => character.codePointAt(0)!);
  const [from, to] = [Math.min(...codes), Math.max(...codes)].map((code) => code.toString(16));
  return from === to ? `U+${from}` : `U+${from}-${to}`;
}
