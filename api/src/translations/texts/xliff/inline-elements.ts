import { piecesOf, type Piece } from './pieces.js';
import { attributes, escapeText } from './xml.js';

/** U+0000 is in no text. */
const signType = /^x-u-(?!0000)([\da-f]{4})$/;

/** Pieces that have a number, by which a translator's tool knows them again. */
const numbered = ({ kind }: Piece): boolean => kind === 'code' || kind === 'sign';

/** The number of each code of a text: that of the same code in its source, or one of its own. */
function numberer(source: Piece[]): (text: string) => number {
  const left: (string | undefined)[] = source.filter(numbered).map(({ text }) => text);
  let last = left.length;
  return (text) => {
    const at = left.indexOf(text);
    if (at < 0) return (last += 1);
    left[at] = undefined;
    return at + 1;
  };
}

function written({ kind, text }: Piece, numberOf: (text: string) => number): string {
  switch (kind) {
    case 'text':
      return escapeText(text);
    case 'name':
      return `<mrk mtype="protected">${escapeText(text)}</mrk>`;
    case 'code':
      return `<ph${attributes({ id: String(numberOf(text)) })}>${escapeText(text)}</ph>`;
    case 'sign': {
      const ctype = `x-u-${text.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return `<x${attributes({ id: String(numberOf(text)), ctype })}/>`;
    }
  }
}

/**
 * The contents of a `<source>` or `<target>`: placeholders and tags as `<ph>`, which tools keep whole, and what nobody
 * translates as `<mrk mtype="protected">`. All of it is still there, as text, for whoever knows neither.
 */
export function inlineOf(text: string, source: string, names: readonly string[]): string {
  const numberOf = numberer(piecesOf(source, names));
  return piecesOf(text, names)
    .map((piece) => written(piece, numberOf))
    .join('');
}

/** The character that an `<x>` of ours stands for; undefined for those of others. */
export function signOf(ctype: string | undefined): string | undefined {
  const [, hex] = signType.exec(ctype ?? '') ?? [];
  const sign = hex === undefined ? '' : String.fromCharCode(parseInt(hex, 16));
  return piecesOf(sign, [])[0]?.kind === 'sign' ? sign : undefined;
}
