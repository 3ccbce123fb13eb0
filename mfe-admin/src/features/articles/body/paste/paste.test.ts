import { Editor } from '@tiptap/react';
import { richText } from '@lens/contracts/rich-text';
import { formatRichText } from '../../compare/format-rich-text';
import { googleDocs } from '../../testing/google-docs';
import { word, wordOnline } from '../../testing/word';
import { extensions } from '../schema';
import { cleanPasted } from './paste';

/** Pastes into an editor, and returns its text with the formatting in words. */
function pasted(html: string): { text: string; omissions: string[] } {
  const cleaned = cleanPasted(html);
  const editor = new Editor({ extensions, content: cleaned.html, injectCSS: false });
  const checked = richText.parse(editor.getJSON());
  return { text: formatRichText(checked), omissions: cleaned.omissions };
}

test('a document from Google Docs keeps its structure, and only bold text is bold [EDITOR-3]', () => {
  const { text, omissions } = pasted(googleDocs);
  expect(text).toBe(
    [
      '[Heading] Healing after PRK',
      'Rest your eyes often, and use drops. [“eyes”: bold; “ often”: italic; “use drops”: link to https://example.com/drops]',
      '[Small heading] The first week',
      '• Sleep with the shield\n  • both nights\n• No swimming',
      'Day | Drops [“Day”: bold; “Drops”: bold]',
      '1 | 4 times',
    ].join('\n\n'),
  );
  expect(omissions).toEqual([
    '1 picture was left out: add it with the Picture button.',
    '1 table became lines of text: articles cannot hold tables.',
  ]);
});

test('a document from Word keeps its headings and lists, without the bullets as text [EDITOR-4]', () => {
  const { text, omissions } = pasted(word);
  expect(text).toBe(
    [
      '[Heading] Healing after PRK',
      'Rest your eyes often, and use drops. [“eyes”: bold; “often”: italic; “use drops”: link to https://example.com/drops]',
      '[Small heading] The first week',
      '• First item\n  • Inner item\n• Second item',
      '1. Step one',
      'Day | Drops',
      'See there and here.',
    ].join('\n\n'),
  );
  expect(omissions).toEqual([
    '1 picture was left out: add it with the Picture button.',
    '1 table became lines of text: articles cannot hold tables.',
    '2 links were left out: an address starts with https://, mailto: or tel:.',
  ]);
});

test('a document from Word for the web has its items in one list', () => {
  expect(pasted(wordOnline)).toEqual({
    text: '[Heading] Healing\n\n• One [“One”: bold]\n  • Within',
    omissions: [],
  });
});

test('no styles and no code reach the editor', () => {
  const { html } = cleanPasted(
    `${googleDocs}<script>alert(1)</script><p onclick="x()" style='color:red'>a &lt;b&gt; "c"</p><img src=x onerror=y>`,
  );
  expect(html).not.toMatch(/style|class|script|onclick|onerror|<img|<span/);
  expect(html).toContain('<p>a &lt;b&gt; &quot;c&quot;</p>');
});

test.each([
  ['2 pictures were left out: add them with the Picture button.', '<p>a<img><img></p>'],
  [
    '2 tables became lines of text: articles cannot hold tables.',
    '<table><tr><td>a</table><table><tr><td>b</table>',
  ],
])('%s', (sentence, html) => {
  expect(cleanPasted(html).omissions).toEqual([sentence]);
});

test.each([
  ['one paragraph', 'Just <b>words</b>', 'Just words [“words”: bold]'],
  ['a quotation', '<blockquote><p>One</p><p>Two</p></blockquote>', '[Quotation] One\n\n[Quotation] Two'],
  [
    'lists deeper than a text may have',
    '<ul><li>1<ul><li>2<ul><li>3<ul><li>4</li></ul></li></ul></li></ul></li></ul>',
    '• 1\n  • 2\n    • 3\n    • 4',
  ],
  ['a list that begins deep', '<ul><li aria-level="3">1</li><li aria-level="1">2</li></ul>', '• 1\n• 2'],
  ['items of two paragraphs', '<ol><li><p>One</p><p>more</p></li></ol>', '1. One\n  more'],
  ['lines in one block', '<div>One<br>Two</div><hr><div>Three</div>', 'One\nTwo\n\n[Dividing line]\n\nThree'],
  [
    'headings of every level',
    '<h2>a</h2><h3>b</h3><h6>c</h6>',
    '[Heading] a\n\n[Small heading] b\n\n[Smallest heading] c',
  ],
])('%s', (_, html, text) => {
  expect(pasted(html).text).toBe(text);
});

test('deleted text and comments from Word are left out, with a message', () => {
  const { text, omissions } = pasted(
    `<p class=MsoNormal>Rest for <del cite="mailto:A"><span>three</span></del><ins>two</ins> ` +
      `<span style='text-decoration:underline line-through'>long </span>days` +
      `<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" ` +
      `href="#_msocom_1" name="_msoanchor_1">[AB1]</a></span></span>.</p>` +
      `<table><tr><td><s>Old</s> New</td></tr></table>` +
      `<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'>` +
      `<div class=msocomtxt><p class=MsoCommentText>Is it two?</p></div></div></div>`,
  );
  expect(text).toBe('Rest for two days.\n\nNew');
  expect(omissions).toEqual([
    '1 table became lines of text: articles cannot hold tables.',
    '3 passages were left out: struck out or deleted in the document.',
    '1 comment was left out.',
  ]);
});

test('content copied in the editor is not changed', () => {
  const own = '<figure data-media-id="x" data-pm-slice="0 0 []"></figure>';
  expect(cleanPasted(own)).toEqual({ html: own, omissions: [] });
});
