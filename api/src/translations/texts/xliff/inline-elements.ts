import { splitIntoPieces, type Piece } from './pieces.js';
import { attributes, escapeText } from './xml.js';

/** U+0000 is left out, since no text can contain it. */
const signType = /^x-u-(?!0000)([\da-f]{4})$/;

/** Codes and signs have an id, by which a translator's tool finds them in the translation. */
const hasId = ({ kind }: Piece): boolean => kind === 'code' || kind === 'sign';

/** Gives each code the id of the same code in the source, or a new one. */
export function idAssigner(source: Piece[]): (text: string) => number {
  const unassigned: (string | undefined)[] = source.filter(hasId).map(({ text }) => text);
  let lastId = unassigned.length;
  return (text) => {
    const index = unassigned.indexOf(text);
    if (index < 0) return (lastId += 1);
    unassigned[index] = undefined;
    return index + 1;
  };
}

function writePiece({ kind, text }: Piece, assignId: (text: string) => number): string {
  switch (kind) {
    case 'text':
      return escapeText(text);
    case 'name':
      return `<mrk mtype="protected">${escapeText(text)}</mrk>`;
    case 'code':
      return `<ph${attributes({ id: String(assignId(text)) })}>${escapeText(text)}</ph>`;
    case 'sign': {
      const ctype = `x-u-${text.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return `<x${attributes({ id: String(assignId(text)), ctype })}/>`;
    }
  }
}

/**
 * Writes the contents of a `<source>` or `<target>`: placeholders and tags as `<ph>`, which tools do not change, and
 * protected names as `<mrk mtype="protected">`. The elements contain their text, for tools that know neither of them.
 */
export function writeInline(text: string, source: string, names: readonly string[]): string {
  const assignId = idAssigner(splitIntoPieces(source, names));
  return splitIntoPieces(text, names)
    .map((piece) => writePiece(piece, assignId))
    .join('');
}

/** The character that one of our `<x>` elements stands for; undefined for an `<x>` of another tool. */
export function parseSign(ctype: string | undefined): string | undefined {
  const [, hex] = signType.exec(ctype ?? '') ?? [];
  const sign = hex === undefined ? '' : String.fromCharCode(parseInt(hex, 16));
  return splitIntoPieces(sign, [])[0]?.kind === 'sign' ? sign : undefined;
}
