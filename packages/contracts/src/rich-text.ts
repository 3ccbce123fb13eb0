import { z } from 'zod';

/** The target of a link: the web, a mail, a phone, or a place on this site, but never a script. */
export const linkAddress = z
  .string()
  .max(2000)
  .regex(
    /^(?:https:\/\/[^\s/]\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|\/(?![/\\])\S*|#\S+)$/,
    'This is not an address that a link may lead to.',
  );

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkAddress }) }),
]);

const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(20_000),
  marks: z.array(mark).max(3).optional(),
});

const inline = z.array(
  z.discriminatedUnion('type', [text, z.strictObject({ type: z.literal('hardBreak') })]),
);

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.max(500).optional() });

const heading = z.strictObject({
  type: z.literal('heading'),
  /** Level 1 is the title of the page. */
  attrs: z.strictObject({ level: z.int().min(2).max(4) }),
  content: inline.max(50).optional(),
});

/** How deep lists can be nested: listeners of screen readers cannot follow more. */
export const maxListDepth = 3;

const listItem = z.literal('listItem');
const lists = <Item extends z.ZodType>(item: Item) => {
  const content = z.array(item).min(1).max(100);
  return [
    z.strictObject({ type: z.literal('bulletList'), content }),
    z.strictObject({ type: z.literal('orderedList'), content }),
  ] as const;
};
const itemWith = <Part extends z.ZodType>(part: Part) =>
  z.strictObject({ type: listItem, content: z.array(part).min(1).max(20) });

// Level by level, since the documentation and generated clients handle recursive schemas badly.
const [innermostBullets, innermostNumbers] = lists(itemWith(paragraph));
const [innerBullets, innerNumbers] = lists(
  itemWith(z.discriminatedUnion('type', [paragraph, innermostBullets, innermostNumbers])),
);
const [bulletList, orderedList] = lists(
  itemWith(z.discriminatedUnion('type', [paragraph, innerBullets, innerNumbers])),
);

const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  content: z.array(paragraph).min(1).max(20),
});

const image = z.strictObject({
  type: z.literal('image'),
  /** The picture has the alternative texts. */
  attrs: z.strictObject({ media_id: z.uuid() }),
});

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  image,
  z.strictObject({ type: z.literal('horizontalRule') }),
]);

/** A text in the JSON of the editor. Nothing else can be stored, so it needs no sanitizing. */
export const richText = z
  .strictObject({ type: z.literal('doc'), content: z.array(block).max(500) })
  .meta({ id: 'RichText' });

export type RichText = z.infer<typeof richText>;
export type RichTextBlock = z.infer<typeof block>;

interface Part {
  type: string;
  text?: string;
  content?: readonly Part[];
}

/** The text without its structure, with a space between blocks. */
export function plainTextOf(part: Part): string {
  if (part.text !== undefined) return part.text;
  if (part.type === 'hardBreak') return ' ';
  const parts = (part.content ?? []).map(plainTextOf);
  const hasText = (part.content ?? []).some((child) => child.text !== undefined);
  return parts.join(hasText ? '' : ' ').trim();
}

/** The ids of the pictures that it shows. */
export const imagesOf = ({ content }: RichText): string[] =>
  content.flatMap((child) => (child.type === 'image' ? [child.attrs.media_id] : []));

/** Whether a body has neither words nor pictures, as after an editor was opened and left. */
export const isEmptyBody = (text: RichText): boolean =>
  plainTextOf(text) === '' && imagesOf(text).length === 0;
