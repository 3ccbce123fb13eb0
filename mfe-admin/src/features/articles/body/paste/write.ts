import { maxListDepth } from '@lens/contracts/rich-text';
import type { Block, TextPiece } from './blocks';

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => htmlEntities[character]!);

function writeInline(pieces: readonly TextPiece[], isHeading = false): string {
  return pieces
    .map(({ text, bold, italic, href }) => {
      if (text === '\n') return '<br>';
      let html = escapeHtml(text);
      // Headings are bold anyway.
      if (bold && !isHeading) html = `<strong>${html}</strong>`;
      if (italic) html = `<em>${html}</em>`;
      return href ? `<a href="${escapeHtml(href)}">${html}</a>` : html;
    })
    .join('');
}

type Item = Extract<Block, { kind: 'item' }>;

/** The content of an item: its paragraphs, and the lists of deeper items between them. */
function writeItemContent(items: readonly Item[], level: number): string {
  let html = '';
  for (let index = 0; index < items.length;) {
    const end = items.findIndex((other, at) => at > index && other.level <= level);
    const inner = items[index]!.level > level ? items.slice(index, end < 0 ? undefined : end) : [];
    html += inner.length > 0 ? writeLists(inner, level + 1) : `<p>${writeInline(items[index]!.pieces)}</p>`;
    index += inner.length || 1;
  }
  return html;
}

/** A list for each run of items of the same kind, with deeper items inside the item before them. */
function writeLists(items: readonly Item[], level: number): string {
  let html = '';
  let openTag: string | null = null;
  for (let index = 0; index < items.length;) {
    const next = items.findIndex((other, at) => at > index && other.level <= level && !other.continued);
    const itemsInEntry = items.slice(index, next < 0 ? undefined : next);
    const tag = items[index]!.ordered ? 'ol' : 'ul';
    if (openTag !== tag) html += `${openTag ? `</${openTag}>` : ''}<${tag}>`;
    openTag = tag;
    html += `<li>${writeItemContent(itemsInEntry, level)}</li>`;
    index += itemsInEntry.length;
  }
  return openTag ? `${html}</${openTag}>` : html;
}

/** Leaves no level out, and limits the depth to what an article may have. */
function normaliseLevels(items: readonly Item[]): Item[] {
  let previousLevel = 0;
  return items.map((item) => {
    previousLevel = Math.min(item.level, previousLevel + 1, maxListDepth);
    return { ...item, level: previousLevel };
  });
}

/** Writes the blocks as the editor's HTML. The highest heading becomes level 2, since the page's title is level 1. */
export function writeBlocks(blocks: readonly Block[]): string {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  const highest = Math.min(...levels);
  const html: string[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]!;
    if (block.kind === 'item') {
      const after = blocks.findIndex((other, at) => at > index && other.kind !== 'item');
      const end = after < 0 ? blocks.length : after;
      html.push(writeLists(normaliseLevels(blocks.slice(index, end) as Item[]), 1));
      index = end - 1;
    } else if (block.kind === 'heading') {
      const level = Math.min(4, 2 + block.level - highest);
      html.push(`<h${level}>${writeInline(block.pieces, true)}</h${level}>`);
    } else if (block.kind === 'rule') html.push('<hr>');
    else {
      const paragraph = `<p>${writeInline(block.pieces)}</p>`;
      html.push(block.kind === 'quote' ? `<blockquote>${paragraph}</blockquote>` : paragraph);
    }
  }
  return html.join('');
}
