import { wholeTermPattern } from '@lens/contracts/translation-checks/terms';
import { placeholder, tag } from '@lens/contracts/translation-checks/tokens';

/** Part of a text. `code`: a placeholder or tag; `name`: protected; `sign`: a character that XML does not allow. */
export interface Piece {
  kind: 'text' | 'code' | 'name' | 'sign';
  text: string;
}

const invalidInXml = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;
const code = new RegExp(`${placeholder.source}|\\$t\\([^)]*\\)|\\{[a-z]\\w*\\}|${tag.source}`, 'gi');

function splitBy(text: string, pattern: RegExp, kind: Piece['kind']): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    pieces.push({ kind: 'text', text: text.slice(end, index) }, { kind, text: match });
    end = index + match.length;
  }
  return [...pieces, { kind: 'text' as const, text: text.slice(end) }].filter((piece) => piece.text !== '');
}

/** Splits a text into its pieces; joined again, they are the text. */
export function splitIntoPieces(text: string, names: readonly string[]): Piece[] {
  const present = names.filter((name) => text.includes(name));
  const longestFirst = present.sort((one, other) => other.length - one.length);
  const patterns: [RegExp, Piece['kind']][] = [
    [invalidInXml, 'sign'],
    [code, 'code'],
    ...longestFirst.map((name): [RegExp, Piece['kind']] => [wholeTermPattern(name), 'name']),
  ];
  return patterns.reduce<Piece[]>(
    (pieces, [pattern, kind]) =>
      pieces.flatMap((piece) => (piece.kind === 'text' ? splitBy(piece.text, pattern, kind) : [piece])),
    [{ kind: 'text', text }],
  );
}
