import type { RichText as Document } from '@lens/contracts/rich-text';
import { renderPage } from '../../testing/render-page';
import { RichText } from './RichText';

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks[0] && { marks }),
});
const link = (href: string) => ({ type: 'link', attrs: { href } });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const show = (...content: object[]) =>
  renderPage(<RichText text={{ type: 'doc', content } as unknown as Document} />).container
    .firstElementChild!;

describe('Rich text', () => {
  it('shows every block and mark there is', () => {
    const item = { type: 'listItem', content: [paragraph(text('item'))] };
    const html = show(
      { type: 'heading', attrs: { level: 3 }, content: [text('head')] },
      paragraph(
        text('bold', { type: 'bold' }),
        { type: 'hardBreak' },
        text('both', { type: 'bold' }, { type: 'italic' }),
      ),
      { type: 'bulletList', content: [item] },
      { type: 'orderedList', content: [item] },
      { type: 'blockquote', content: [paragraph(text('said'))] },
      { type: 'horizontalRule' },
    ).innerHTML;
    expect(html).toBe(
      '<h3>head</h3><p><strong>bold</strong><br><em><strong>both</strong></em></p>' +
        '<ul><li><p>item</p></li></ul><ol><li><p>item</p></li></ol><blockquote><p>said</p></blockquote><hr>',
    );
  });

  it('keeps numbers with their sign and unit from left to right', () => {
    const html = show(paragraph(text('עד -12.00 D', { type: 'bold' }), text(' ועוד'))).innerHTML;
    expect(html).toBe('<p><strong>עד <bdi dir="ltr">-12.00 D</bdi></strong> ועוד</p>');
  });

  it.each(['/contact', 'https://example.com/a', 'mailto:a@example.com', 'tel:+15625550142', '#top'])(
    'links to %s',
    (href) => {
      const shown = show(paragraph(text('go', link(href)))).querySelector('a');
      expect(shown?.getAttribute('href')?.endsWith(href)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://x.example',
    'data:text/html,x',
  ])('shows the words of a link to %s, and no link', (href) => {
    const shown = show(paragraph(text('go', link(href))));
    expect([shown.textContent, shown.querySelector('a')]).toEqual(['go', null]);
  });

  it('shows neither markup nor kinds of blocks that it does not know', () => {
    const shown = show(paragraph(text('<img src=x onerror=alert(1)>')), {
      type: 'script',
      content: [text('x')],
    });
    expect(shown.innerHTML).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });

  it('leaves out a picture that cannot be seen', () => {
    expect(show({ type: 'image', attrs: { media_id: 'x' } }).innerHTML).toBe('');
  });
});
