import { imagesOf, isEmptyBody, plainTextOf, richText } from './rich-text.js';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const said = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const picture = '0b0c0d0e-0000-4000-8000-000000000001';

const article = richText.parse(
  doc(
    { type: 'heading', attrs: { level: 2 }, content: [said('Before')] },
    paragraph(said('No '), said('lenses', { type: 'bold' }), said('.'), { type: 'hardBreak' }, said('None.')),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(said('Rest'))] }] },
    { type: 'image', attrs: { media_id: picture } },
    { type: 'horizontalRule' },
  ),
);

describe('Rich text', () => {
  test('reads as its words', () => {
    expect(plainTextOf(article)).toBe('Before No lenses. None. Rest');
  });

  test('names the pictures that it shows', () => {
    expect(imagesOf(article)).toEqual([picture]);
  });

  test.each([
    ['nothing', doc(), true],
    ['what an editor leaves that was only opened', doc({ type: 'paragraph' }), true],
    ['a line of spaces', doc(paragraph(said('  '))), true],
    ['a word', doc(paragraph(said('x'))), false],
    ['a picture', doc({ type: 'image', attrs: { media_id: picture } }), false],
  ])('knows whether it is written: %s', (_, content, blank) => {
    expect(isEmptyBody(richText.parse(content))).toBe(blank);
  });

  test.each(['https://example.com/a?b#c', 'mailto:a@example.com', 'tel:+15625550142', '/contact', '#risks'])(
    'links to %s',
    (href) => {
      expect(richText.safeParse(doc(paragraph(said('there', link(href))))).success).toBe(true);
    },
  );

  test.each([
    ['a script in a link', doc(paragraph(said('x', link('javascript:alert(1)'))))],
    ['a script with a space before it', doc(paragraph(said('x', link(' javascript:alert(1)'))))],
    ['data in a link', doc(paragraph(said('x', link('data:text/html,x'))))],
    ['another host without its scheme', doc(paragraph(said('x', link('//evil.example'))))],
    ['another host by a backslash', doc(paragraph(said('x', link('/\\evil.example'))))],
    ['a plain connection', doc(paragraph(said('x', link('http://example.com'))))],
    ['raw HTML', doc({ type: 'html', content: '<script>' })],
    ['an unknown mark', doc(paragraph(said('x', { type: 'onclick' })))],
    ['an unknown attribute', doc({ type: 'paragraph', content: [], attrs: { style: 'x' } })],
    ['a second title', doc({ type: 'heading', attrs: { level: 1 }, content: [said('x')] })],
    ['a list in a list', doc({ type: 'bulletList', content: [{ type: 'bulletList', content: [] }] })],
    ['an image by address', doc({ type: 'image', attrs: { src: 'https://example.com/a.jpg' } })],
  ])('refuses %s', (_, content) => {
    expect(richText.safeParse(content).success).toBe(false);
  });
});
