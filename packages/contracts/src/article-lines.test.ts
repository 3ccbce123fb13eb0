import { translatableLines, parseTranslatedLine, mapLines, type LineContent } from './article-lines.js';
import type { RichText } from './rich-text.js';

const link = { type: 'link', attrs: { href: '/contact' } } as const;
const bold = { type: 'bold' } as const;
const content: LineContent = [
  { type: 'text', text: 'See ' },
  { type: 'text', text: 'our page', marks: [bold, link] },
  { type: 'text', text: ' & ask, if x < 2.' },
  { type: 'hardBreak' },
  { type: 'text', text: ' ', marks: [bold] },
  { type: 'text', text: 'Rest.' },
];
const text = 'See <m1>our page</m1> &amp; ask, if x &lt; 2.<br3/> Rest.';
const paragraph = (words: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text: words }],
});
const body: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Head' }] },
    { type: 'paragraph', content },
    { type: 'paragraph' },
    { type: 'horizontalRule' },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('One'), paragraph('Two')] }] },
    { type: 'blockquote', content: [paragraph('Said')] },
  ],
};

describe('Lines of an article', () => {
  test('are its headings and paragraphs, each with its path in the body', () => {
    expect(translatableLines(body).map(({ part, text: words }) => [part, words])).toEqual([
      ['body.0', 'Head'],
      ['body.1', text],
      ['body.4.0.0', 'One'],
      ['body.4.0.1', 'Two'],
      ['body.5.0', 'Said'],
    ]);
  });

  test('are replaced where they are, and nothing else changes', () => {
    expect(mapLines(body, (lineContent) => lineContent)).toEqual(body);
    const replaced = mapLines(body, (_content, { part }) => [{ type: 'text', text: part }]);
    expect(translatableLines(replaced).map((line) => line.text)).toEqual(
      translatableLines(body).map(({ part }) => part),
    );
    expect(replaced.content[3]).toEqual(body.content[3]);
  });

  test('get their marks and links back in a translation, in any order', () => {
    expect(parseTranslatedLine(content, '<br3/>Pregunte &amp; vea <m1>la página</m1> &lt; 2.')).toEqual([
      { type: 'hardBreak' },
      { type: 'text', text: 'Pregunte & vea ' },
      { type: 'text', text: 'la página', marks: [bold, link] },
      { type: 'text', text: ' < 2.' },
    ]);
  });

  test.each([
    ['a lost mark', 'Vea la página.<br3/>'],
    ['a repeated mark', '<m1>Vea</m1> <m1>la página</m1>.<br3/>'],
    ['a mark without words', '<m1> </m1>Vea la página.<br3/>'],
    ['an empty mark', '<m1></m1>Vea la página.<br3/>'],
    ['an invented mark', '<m1>Vea</m1> <m2>la página</m2>.<br3/>'],
    ['a mark within another', '<m1>Vea <br3/></m1>'],
    ['a mark as a break', 'Vea <br1/> <br3/>'],
    ['a break as a mark', '<m1>Vea</m1> <m3>la página</m3>'],
    ['nothing', ''],
    ['other markup', '<m1>Vea</m1> <i>la página</i>.<br3/>'],
    ['an unclosed mark', '<m1>Vea la página.<br3/>'],
  ])('are refused with %s', (_case, translation) => {
    expect(parseTranslatedLine(content, translation)).toBeNull();
  });
});
