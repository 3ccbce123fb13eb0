import { idAssigner } from '../../texts/xliff/inline-elements.js';
import { splitIntoPieces } from '../../texts/xliff/pieces.js';
import { attributes, escapeText } from '../../texts/xliff/xml.js';

/**
 * Writes the contents of a `<seg>`: placeholders and tags as `<ph>` with their text, as in XLIFF. Protected names are not
 * marked, since tools compare segments, and a mark that only our files have would make equal texts differ.
 */
export function writeSegment(text: string, source: string): string {
  const assignId = idAssigner(splitIntoPieces(source, []));
  return splitIntoPieces(text, [])
    .map(({ kind, text: piece }) => {
      if (kind === 'text' || kind === 'name') return escapeText(piece);
      const x = String(assignId(piece));
      if (kind === 'code') return `<ph${attributes({ x })}>${escapeText(piece)}</ph>`;
      const type = `x-u-${piece.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return `<ph${attributes({ x, type })}/>`;
    })
    .join('');
}
