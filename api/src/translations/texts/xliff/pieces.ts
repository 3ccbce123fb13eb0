import { whole } from '@lens/contracts/translation-checks/terms';
import { placeholder, tag } from '@lens/contracts/translation-checks/tokens';

/** Part of a text. `code`: a placeholder or a tag; `name`: nobody translates it; `sign`: XML cannot hold it. */
export interface Piece {
  kind: 'text' | 'code' | 'name' | 'sign';
  text: string;
}

const unwritable = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;
const code = new RegExp(`${placeholder.source}|\\$t\\([^)]*\\)|\\{[a-z]\\w*\\}|${tag.source}`, 'gi');

function parts(text: string, pattern: RegExp, kind: Piece['kind']): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    found.push({ kind: 'text', text: text.slice(from, index) }, { kind, text: match });
    from = index + match.length;
  }
  return [...found, { kind: 'text' as const, text: text.slice(from) }].filter((piece) => piece.text !== '');
}

/** A text taken apart. Put together again, the pieces are the text. */
export function piecesOf(text: string, names: readonly string[]): Piece[] {
  const said = names.filter((name) => text.includes(name));
  const longestFirst = said.sort((one, other) => other.length - one.length);
  const patterns: [RegExp, Piece['kind']][] = [
    [unwritable, 'sign'],
    [code, 'code'],
    ...longestFirst.map((name): [RegExp, Piece['kind']] => [whole(name), 'name']),
  ];
  return patterns.reduce<Piece[]>(
    (pieces, [pattern, kind]) =>
      pieces.flatMap((piece) => (piece.kind === 'text' ? parts(piece.text, pattern, kind) : [piece])),
    [{ kind: 'text', text }],
  );
}
