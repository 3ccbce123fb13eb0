import { Editor } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';
import { formatRichText } from '../compare/format-rich-text';
import { insertPicture, typeAfterPicture } from './insert-picture';
import { extensions } from './schema';
import type { RichText } from '@lens/contracts/rich-text';

const picture = '0b0c0d0e-0000-4000-8000-000000000001';
const shown = '[Picture 0b0c0d0e]';
let editors: Editor[] = [];
function editorOf(content: string): Editor {
  const editor = new Editor({ extensions, content, injectCSS: false });
  editors.push(editor);
  return editor;
}
afterEach(() => {
  for (const editor of editors) editor.destroy();
  editors = [];
});

const textOf = (editor: Editor) => formatRichText(editor.getJSON() as RichText);

test.each([
  ['the end of a line', '<p>One</p><p>Two</p>', 4, `One\n\n${shown}\n\n!Two`],
  ['the end of the text', '<p>One</p>', 4, `One\n\n${shown}\n\n!`],
  ['the beginning of a line', '<p>One</p>', 1, `${shown}\n\n!One`],
  ['the middle of a line', '<p>One</p>', 2, `O\n\n${shown}\n\n!ne`],
  ['an empty line', '<p>One</p><p></p><p>Two</p>', 6, `One\n\n${shown}\n\n!Two`],
  ['an empty text', '', 1, `${shown}\n\n!`],
  [
    'an item of a list',
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    4,
    `• One\n• Two\n\n${shown}\n\n!`,
  ],
])('a picture inserted at %s stays when typing continues, and replaces no text', (_, html, caret, text) => {
  const editor = editorOf(html);
  editor.commands.setTextSelection(caret);
  insertPicture(editor, picture);
  editor.commands.insertContent('!');
  expect(textOf(editor)).toBe(text);
});

test('typing while a picture is selected continues after it', () => {
  const editor = editorOf(`<p>One</p><figure data-media-id="${picture}"></figure>`);
  const { view } = editor;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 5)));
  expect(typeAfterPicture(view.state, view.dispatch.bind(view), 'T')).toBe(true);
  editor.commands.insertContent('wo');
  expect(textOf(editor)).toBe(`One\n\n${shown}\n\nTwo`);
  expect(typeAfterPicture(view.state, view.dispatch.bind(view), 'T')).toBe(false);
});

test('a second picture is inserted after the selected one', () => {
  const editor = editorOf(`<figure data-media-id="${picture}"></figure>`);
  const { view } = editor;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 0)));
  insertPicture(editor, picture);
  expect(textOf(editor)).toBe(`${shown}\n\n${shown}\n\n`);
});
