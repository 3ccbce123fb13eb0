import { Editor } from '@tiptap/react';
import { richText } from '@lens/contracts/rich-text';
import { extensions, isLinkAddress, indentItem, outdentItem } from './schema';

const picture = '0b0c0d0e-0000-4000-8000-000000000001';
const pasted = (html: string) => new Editor({ extensions, content: html, injectCSS: false }).getJSON();

test('pasted content is reduced to what the contract allows', () => {
  const text = pasted(
    `<h1 style="color:red">Before</h1><p class="x">No <b>lenses</b>, <u>no</u> <s>glasses</s> <code>x</code>
     <a href="http://plain.example" target="_blank">plain</a> <a href="javascript:alert(1)">run</a>
     <a href="https://example.com/a" class="y" rel="z">there</a></p>
     <ul><li>One<ul><li>Inside</li></ul></li></ul><ol start="4"><li><p>Four</p></li></ol>
     <pre><code>code</code></pre><table><tr><td>cell</td></tr></table><img src="https://example.com/a.jpg">
     <figure data-media-id="${picture}"></figure><blockquote><h2>Said</h2></blockquote><hr><script>1</script>`,
  );
  const checked = richText.safeParse(text);
  expect(checked.error?.issues).toBeUndefined();
  const json = JSON.stringify(text);
  expect(json).toContain('"href":"https://example.com/a"');
  for (const removed of ['plain.example', 'javascript', 'color', 'a.jpg'])
    expect(json).not.toContain(removed);
  for (const remaining of ['Inside', 'cell', 'code', picture, '"bold"']) expect(json).toContain(remaining);
});

test('the contract accepts an empty text', () => {
  expect(richText.safeParse(pasted('')).success).toBe(true);
});

test.each([
  ['/prk', true],
  ['https://example.com', true],
  ['tel:+15625550100', true],
  ['http://example.com', false],
  ['javascript:alert(1)', false],
])('a link may lead to %s: %s', (address, isAllowed) => {
  expect(isLinkAddress(address)).toBe(isAllowed);
});

const typeText = (editor: Editor, text: string) => {
  for (const letter of text) {
    const { view } = editor;
    const { from, to } = view.state.selection;
    const isHandled = view.someProp('handleTextInput', (handle) =>
      handle(view, from, to, letter, () => view.state.tr),
    );
    if (!isHandled) view.dispatch(view.state.tr.insertText(letter, from, to));
  }
};

test.each([
  ['# ', 2],
  ['## ', 2],
  ['### ', 3],
  ['#### ', 4],
])('“%s” at the beginning of a line makes a heading of level %i', (signs, level) => {
  const editor = new Editor({ extensions, content: '<p></p>', injectCSS: false });
  typeText(editor, signs);
  expect(editor.getJSON().content).toMatchObject([{ type: 'heading', attrs: { level } }]);
});

test('an item is indented and outdented, up to three lists deep', () => {
  const deep =
    '<ul><li><p>1</p><ul><li><p>2</p><ul><li><p>3</p></li><li><p>4</p></li></ul></li></ul></li></ul>';
  const editor = new Editor({ extensions, content: deep, injectCSS: false });
  editor.commands.focus('end');
  expect(indentItem(editor)).toBe(false);
  expect(outdentItem(editor)).toBe(true);
  expect(richText.safeParse(editor.getJSON()).success).toBe(true);
  expect(indentItem(editor)).toBe(true);
  expect(richText.safeParse(editor.getJSON()).error?.issues).toBeUndefined();
  editor.destroy();
});
