import type { RichText } from '@lens/contracts/rich-text';

interface Part {
  type: string;
  text?: string;
  attrs?: { level?: number; href?: string; media_id?: string };
  marks?: readonly Part[];
  content?: readonly Part[];
}

const headings: Record<number, string> = { 2: 'Heading', 3: 'Small heading', 4: 'Smallest heading' };

const plainText = (parts: readonly Part[] = []): string =>
  parts.map(({ type, text = '' }) => (type === 'hardBreak' ? '\n' : text)).join('');

/** `bold`, `link to /prk` */
const formatMark = ({ type, attrs }: Part): string => (type === 'link' ? `link to ${attrs?.href}` : type);

/** The text with its bold words and link targets in brackets, which plain words would not show. */
function formatInline(parts: readonly Part[] = []): string {
  const notes = parts
    .filter(({ marks = [] }) => marks.length > 0)
    .map(({ text, marks = [] }) => `“${text}”: ${marks.map(formatMark).join(', ')}`);
  return plainText(parts) + (notes.length > 0 ? ` [${notes.join('; ')}]` : '');
}

const isList = ({ type }: Part): boolean => type === 'bulletList' || type === 'orderedList';

const formatItemPart = (part: Part): string =>
  isList(part) ? formatList(part).replaceAll('\n', '\n  ') : formatInline(part.content);

const formatList = ({ type, content: items = [] }: Part): string =>
  items
    .map(({ content = [] }, index) => {
      const bullet = type === 'bulletList' ? '• ' : `${index + 1}. `;
      return bullet + content.map(formatItemPart).join('\n  ');
    })
    .join('\n');

function formatBlock({ type, attrs, content }: Part): string {
  switch (type) {
    case 'heading':
      return `[${headings[attrs?.level ?? 2]}] ${formatInline(content)}`;
    case 'bulletList':
    case 'orderedList':
      return formatList({ type, content });
    case 'blockquote':
      return `[Quotation] ${(content ?? []).map((one) => formatInline(one.content)).join('\n')}`;
    case 'image':
      return `[Picture ${attrs?.media_id?.slice(0, 8)}]`;
    case 'horizontalRule':
      return '[Dividing line]';
    default:
      return formatInline(content);
  }
}

/** A text with its formatting in words, so that a comparison also shows changes of formatting. */
export const formatRichText = (text: RichText): string =>
  text.content.map((part) => formatBlock(part)).join('\n\n');
