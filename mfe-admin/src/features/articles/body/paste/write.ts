import { maxListDepth } from '@lens/contracts/rich-text';
import type { Block, Piece } from './blocks';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

function inline(pieces: readonly Piece[], isHeading = false): string {
  return pieces
    .map(({ text, bold, italic, href }) => {
      if (text === '\n') return '<br>';
      let html = escaped(text);
      // A heading is heavy by itself.
      if (bold && !isHeading) html = `<strong>${html}</strong>`;
      if (italic) html = `<em>${html}</em>`;
      return href ? `<a href="${escaped(href)}">${html}</a>` : html;
    })
    .join('');
}

type Item = Extract<Block, { kind: 'item' }>;

/** What stands in one item: its paragraphs, and the lists of deeper items between them. */
function insideOf(items: readonly Item[], level: number): string {
  let html = '';
  for (let index = 0; index < items.length;) {
    const end = items.findIndex((other, at) => at > index && other.level <= level);
    const inner = items[index]!.level > level ? items.slice(index, end < 0 ? undefined : end) : [];
    html += inner.length > 0 ? listsOf(inner, level + 1) : `<p>${inline(items[index]!.pieces)}</p>`;
    index += inner.length || 1;
  }
  return html;
}

/** One list for each run of items of a kind, the deeper ones inside of the item before them. */
function listsOf(items: readonly Item[], level: number): string {
  let html = '';
  let open: string | null = null;
  for (let index = 0; index < items.length;) {
    const next = items.findIndex((other, at) => at > index && other.level <= level && !other.continued);
    const own = items.slice(index, next < 0 ? undefined : next);
    const tag = items[index]!.ordered ? 'ol' : 'ul';
    if (open !== tag) html += `${open ? `</${open}>` : ''}<${tag}>`;
    open = tag;
    html += `<li>${insideOf(own, level)}</li>`;
    index += own.length;
  }
  return open ? `${html}</${open}>` : html;
}

/** No level is left out, and none is deeper than a text may have. */
function levelled(items: readonly Item[]): Item[] {
  let before = 0;
  return items.map((item) => {
    before = Math.min(item.level, before + 1, maxListDepth);
    return { ...item, level: before };
  });
}

/** As the editor's own HTML: the highest heading is of the second level, since the page's title is the first. */
export function writeBlocks(blocks: readonly Block[]): string {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  const highest = Math.min(...levels);
  const html: string[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]!;
    if (block.kind === 'item') {
      const after = blocks.findIndex((other, at) => at > index && other.kind !== 'item');
      const end = after < 0 ? blocks.length : after;
      html.push(listsOf(levelled(blocks.slice(index, end) as Item[]), 1));
      index = end - 1;
    } else if (block.kind === 'heading') {
      const level = Math.min(4, 2 + block.level - highest);
      html.push(`<h${level}>${inline(block.pieces, true)}</h${level}>`);
    } else if (block.kind === 'rule') html.push('<hr>');
    else {
      const paragraph = `<p>${inline(block.pieces)}</p>`;
      html.push(block.kind === 'quote' ? `<blockquote>${paragraph}</blockquote>` : paragraph);
    }
  }
  return html.join('');
}
