import type { RichText } from '@lens/contracts/rich-text';

interface Part {
  type: string;
  text?: string;
  attrs?: { level?: number; href?: string; media_id?: string };
  marks?: readonly Part[];
  content?: readonly Part[];
}

const signs: Record<string, string> = { bold: '**', italic: '_' };

const marked = (text: string, marks: readonly Part[] = []): string =>
  marks.reduce(
    (inner, { type, attrs }) =>
      type === 'link' ? `[${inner}](${attrs?.href})` : `${signs[type] ?? ''}${inner}${signs[type] ?? ''}`,
    text,
  );

const inline = (parts: readonly Part[] = []): string =>
  parts.map(({ type, text = '', marks }) => (type === 'hardBreak' ? '\n' : marked(text, marks))).join('');

const isList = ({ type }: Part): boolean => type === 'bulletList' || type === 'orderedList';

const inItem = (part: Part): string =>
  isList(part) ? list(part).replaceAll('\n', '\n  ') : inline(part.content);

const list = ({ type, content: items = [] }: Part): string =>
  items
    .map(({ content = [] }, index) => {
      const sign = type === 'bulletList' ? '- ' : `${index + 1}. `;
      return sign + content.map(inItem).join('\n  ');
    })
    .join('\n');

function block({ type, attrs, content }: Part): string {
  switch (type) {
    case 'heading':
      return `${'#'.repeat(attrs?.level ?? 2)} ${inline(content)}`;
    case 'bulletList':
    case 'orderedList':
      return list({ type, content });
    case 'blockquote':
      return (content ?? []).map((one) => `> ${inline(one.content)}`).join('\n');
    case 'image':
      return `[picture ${attrs?.media_id?.slice(0, 8)}]`;
    case 'horizontalRule':
      return '———';
    default:
      return inline(content);
  }
}

/** A text with its structure in signs, so that a change of form alone is seen when two are compared. */
export const readable = (text: RichText): string => text.content.map((part) => block(part)).join('\n\n');
