import type { RichText } from './rich-text.js';

type Paragraph = Extract<RichText['content'][number], { type: 'paragraph' }>;
export type LineContent = NonNullable<Paragraph['content']>;

/** One paragraph or heading of a body. */
export interface Line {
  /** The places that lead to it: `body.4.0.1`. */
  part: string;
  /** What translators get: marked words between numbered tags, and text as in HTML. `See <m1>our page</m1> &amp; ask.` */
  text: string;
}

interface Node {
  type: string;
  content?: readonly Node[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign]!);
const unescaped = (text: string): string => text.replace(/&(?:amp|lt|gt);/g, (entity) => signs[entity]!);

const pieces = /<m(\d+)>([^<>]+)<\/m\1>|<br(\d+)\/>|([^<>]+)/g;

/** Marks on a space alone are let go. */
const isTagged = (piece: LineContent[number]): boolean =>
  piece.type === 'hardBreak' || (piece.marks !== undefined && piece.text.trim() !== '');

const written = (content: LineContent): string =>
  content
    .map((piece, index) => {
      if (piece.type === 'hardBreak') return `<br${index}/>`;
      const words = escaped(piece.text);
      return isTagged(piece) ? `<m${index}>${words}</m${index}>` : words;
    })
    .join('');

function walked(node: Node, part: string, change: (content: LineContent, part: string) => LineContent): Node {
  if (!node.content) return node;
  const isLine = node.type === 'paragraph' || node.type === 'heading';
  const content = isLine
    ? change(node.content as LineContent, part)
    : node.content.map((child, index) => walked(child, `${part}.${index}`, change));
  return { ...node, content };
}

/** The body with another content for each line that says something. */
export const withLines = (
  body: RichText,
  change: (content: LineContent, line: Line) => LineContent,
): RichText =>
  walked(body, 'body', (content, part) => {
    const text = written(content);
    return text.trim() === '' ? content : change(content, { part, text });
  }) as RichText;

/** The lines of a body that say something, in order. */
export function linesOf(body: RichText): (Line & { content: LineContent })[] {
  const lines: (Line & { content: LineContent })[] = [];
  withLines(body, (content, line) => {
    lines.push({ ...line, content });
    return content;
  });
  return lines;
}

/** The content of a line from its translation; null where it has not each mark and break of the line once, with words. */
export function translatedContent(content: LineContent, translation: string): LineContent | null {
  const found: LineContent = [];
  const open = new Set(content.flatMap((piece, index) => (isTagged(piece) ? [index] : [])));
  let read = 0;
  for (const [piece, marked, words = '', broken, plain] of translation.matchAll(pieces)) {
    read += piece.length;
    if (plain !== undefined) {
      found.push({ type: 'text', text: unescaped(plain) });
      continue;
    }
    const index = Number(marked ?? broken);
    const original = content[index];
    if (!open.delete(index) || !original || (original.type === 'text') !== Boolean(words.trim())) return null;
    found.push(original.type === 'text' ? { ...original, text: unescaped(words) } : original);
  }
  return read > 0 && read === translation.length && open.size === 0 ? found : null;
}
