import type { RichText } from './rich-text.js';

type Paragraph = Extract<RichText['content'][number], { type: 'paragraph' }>;
export type LineContent = NonNullable<Paragraph['content']>;

/** One paragraph or heading of a body. */
export interface Line {
  /** Its path, by index: `body.4.0.1`. */
  part: string;
  /**
   * What translators get, with numbered tags around marked words and HTML entities: `See <m1>our page</m1> &amp; ask.`
   */
  text: string;
}

interface Node {
  type: string;
  content?: readonly Node[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const escape = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character]!);
const unescape = (text: string): string => text.replace(/&(?:amp|lt|gt);/g, (entity) => characters[entity]!);

const piecePattern = /<m(\d+)>([^<>]+)<\/m\1>|<br(\d+)\/>|([^<>]+)/g;

/** Marks on nothing but spaces are dropped. */
const isTagged = (piece: LineContent[number]): boolean =>
  piece.type === 'hardBreak' || (piece.marks !== undefined && piece.text.trim() !== '');

const toTaggedText = (content: LineContent): string =>
  content
    .map((piece, index) => {
      if (piece.type === 'hardBreak') return `<br${index}/>`;
      const words = escape(piece.text);
      return isTagged(piece) ? `<m${index}>${words}</m${index}>` : words;
    })
    .join('');

function mapNode(
  node: Node,
  part: string,
  change: (content: LineContent, part: string) => LineContent,
): Node {
  if (!node.content) return node;
  const isLine = node.type === 'paragraph' || node.type === 'heading';
  const content = isLine
    ? change(node.content as LineContent, part)
    : node.content.map((child, index) => mapNode(child, `${part}.${index}`, change));
  return { ...node, content };
}

/** Replaces the content of each line that is not blank. */
export const mapLines = (
  body: RichText,
  change: (content: LineContent, line: Line) => LineContent,
): RichText =>
  mapNode(body, 'body', (content, part) => {
    const text = toTaggedText(content);
    return text.trim() === '' ? content : change(content, { part, text });
  }) as RichText;

/** The lines of a body that are not blank, in order. */
export function translatableLines(body: RichText): (Line & { content: LineContent })[] {
  const lines: (Line & { content: LineContent })[] = [];
  mapLines(body, (content, line) => {
    lines.push({ ...line, content });
    return content;
  });
  return lines;
}

/** The content of a translated line; null unless it contains each mark, with words, and each break of the line once. */
export function parseTranslatedLine(content: LineContent, translation: string): LineContent | null {
  const result: LineContent = [];
  const open = new Set(content.flatMap((piece, index) => (isTagged(piece) ? [index] : [])));
  let lengthRead = 0;
  for (const [piece, markIndex, words = '', breakIndex, plain] of translation.matchAll(piecePattern)) {
    lengthRead += piece.length;
    if (plain !== undefined) {
      result.push({ type: 'text', text: unescape(plain) });
      continue;
    }
    const index = Number(markIndex ?? breakIndex);
    const original = content[index];
    if (!open.delete(index) || !original || (original.type === 'text') !== Boolean(words.trim())) return null;
    result.push(original.type === 'text' ? { ...original, text: unescape(words) } : original);
  }
  return lengthRead > 0 && lengthRead === translation.length && open.size === 0 ? result : null;
}
