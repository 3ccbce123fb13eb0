import type { RichText } from '@lens/contracts/rich-text';

interface Part {
  type: string;
  text?: string;
  attrs?: { level?: number; href?: string; media_id?: string };
  marks?: readonly Part[];
  content?: readonly Part[];
}

const headings: Record<number, string> = { 2: 'Heading', 3: 'Small heading', 4: 'Smallest heading' };

const flat = (parts: readonly Part[] = []): string =>
  parts.map(({ type, text = '' }) => (type === 'hardBreak' ? '\n' : text)).join('');

/** `bold`, `link to /prk` */
const formOf = ({ type, attrs }: Part): string => (type === 'link' ? `link to ${attrs?.href}` : type);

/** What the words alone do not tell, in brackets after them: what is bold, and where a link leads. */
function inline(parts: readonly Part[] = []): string {
  const notes = parts
    .filter(({ marks = [] }) => marks.length > 0)
    .map(({ text, marks = [] }) => `“${text}”: ${marks.map(formOf).join(', ')}`);
  return flat(parts) + (notes.length > 0 ? ` [${notes.join('; ')}]` : '');
}

const isList = ({ type }: Part): boolean => type === 'bulletList' || type === 'orderedList';

const inItem = (part: Part): string =>
  isList(part) ? list(part).replaceAll('\n', '\n  ') : inline(part.content);

const list = ({ type, content: items = [] }: Part): string =>
  items
    .map(({ content = [] }, index) => {
      const sign = type === 'bulletList' ? '• ' : `${index + 1}. `;
      return sign + content.map(inItem).join('\n  ');
    })
    .join('\n');

function block({ type, attrs, content }: Part): string {
  switch (type) {
    case 'heading':
      return `[${headings[attrs?.level ?? 2]}] ${inline(content)}`;
    case 'bulletList':
    case 'orderedList':
      return list({ type, content });
    case 'blockquote':
      return `[Quotation] ${(content ?? []).map((one) => inline(one.content)).join('\n')}`;
    case 'image':
      return `[Picture ${attrs?.media_id?.slice(0, 8)}]`;
    case 'horizontalRule':
      return '[Dividing line]';
    default:
      return inline(content);
  }
}

/** A text with its form in words, as the editor names it, so that a change of form alone is seen when two are compared. */
export const readable = (text: RichText): string => text.content.map((part) => block(part)).join('\n\n');
