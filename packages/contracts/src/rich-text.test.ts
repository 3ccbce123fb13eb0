import { imagesOf, isEmptyBody, plainTextOf, richText } from './rich-text.js';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const textNode = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const picture = '0b0c0d0e-0000-4000-8000-000000000001';

const article = richText.parse(
  doc(
    { type: 'heading', attrs: { level: 2 }, content: [textNode('Before')] },
    paragraph(
      textNode('No '),
      textNode('lenses', { type: 'bold' }),
      textNode('.'),
      { type: 'hardBreak' },
      textNode('None.'),
    ),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(textNode('Rest'))] }] },
    { type: 'image', attrs: { media_id: picture } },
    { type: 'horizontalRule' },
  ),
);

describe('Rich text', () => {
  test('has a plain text', () => {
    expect(plainTextOf(article)).toBe('Before No lenses. None. Rest');
  });

  test('lists the pictures that it shows', () => {
    expect(imagesOf(article)).toEqual([picture]);
  });

  test.each([
    ['nothing', doc(), true],
    ['what an editor that was opened and left produces', doc({ type: 'paragraph' }), true],
    ['a line of spaces', doc(paragraph(textNode('  '))), true],
    ['a word', doc(paragraph(textNode('x'))), false],
    ['a picture', doc({ type: 'image', attrs: { media_id: picture } }), false],
  ])('knows whether it is empty: %s', (_case, content, isEmpty) => {
    expect(isEmptyBody(richText.parse(content))).toBe(isEmpty);
  });

  test.each(['https://example.com/a?b#c', 'mailto:a@example.com', 'tel:+15625550142', '/contact', '#risks'])(
    'can link to %s',
    (href) => {
      expect(richText.safeParse(doc(paragraph(textNode('there', link(href))))).success).toBe(true);
    },
  );

  test.each([
    ['a script in a link', doc(paragraph(textNode('x', link('javascript:alert(1)'))))],
    ['a script with a space before it', doc(paragraph(textNode('x', link(' javascript:alert(1)'))))],
    ['data in a link', doc(paragraph(textNode('x', link('data:text/html,x'))))],
    ['another host without its scheme', doc(paragraph(textNode('x', link('//evil.example'))))],
    ['another host by a backslash', doc(paragraph(textNode('x', link('/\\evil.example'))))],
    ['an unencrypted connection', doc(paragraph(textNode('x', link('http://example.com'))))],
    ['raw HTML', doc({ type: 'html', content: '<script>' })],
    ['an unknown mark', doc(paragraph(textNode('x', { type: 'onclick' })))],
    ['an unknown attribute', doc({ type: 'paragraph', content: [], attrs: { style: 'x' } })],
    ['a second title', doc({ type: 'heading', attrs: { level: 1 }, content: [textNode('x')] })],
    ['a list in a list', doc({ type: 'bulletList', content: [{ type: 'bulletList', content: [] }] })],
    ['an image by address', doc({ type: 'image', attrs: { src: 'https://example.com/a.jpg' } })],
  ])('refuses %s', (_, content) => {
    expect(richText.safeParse(content).success).toBe(false);
  });
});
