import type { RichText, RichTextBlock } from '@lens/contracts/rich-text';

type Paragraph = Extract<RichTextBlock, { type: 'paragraph' }>;
type Inline = NonNullable<Paragraph['content']>;

/** `see [LASIK](/procedures/lasik)` → text and links. */
function parseInline(line: string): Inline {
  const parts = line.split(/(\[[^[\]]+\]\([^)]+\))/).filter(Boolean);
  return parts.map((part) => {
    const [, text, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return text && href
      ? { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
      : { type: 'text', text: part };
  });
}

const paragraph = (text: string): Paragraph => ({ type: 'paragraph', content: parseInline(text) });

function parseBlock(block: string): RichTextBlock {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (first.startsWith('## '))
    return { type: 'heading', attrs: { level: 2 }, content: parseInline(first.slice(3)) };
  if (first.startsWith('> ')) return { type: 'blockquote', content: [paragraph(lines.join(' ').slice(2))] };
  if (first.startsWith('- '))
    return {
      type: 'bulletList',
      content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line.slice(2))] })),
    };
  return paragraph(lines.join(' '));
}

/** Parses a body: empty lines between blocks, `##` before a heading, `-` before an item, `>` before a quote. */
export const parseBody = (text: string): RichText => ({
  type: 'doc',
  content: text
    .trim()
    .split(/\n\s*\n/)
    .map(parseBlock),
});
