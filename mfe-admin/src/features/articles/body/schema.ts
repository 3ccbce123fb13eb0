import '@lens/contracts/jitless';
import { Node, textblockTypeInputRule, type Editor, type Extensions, type InputRule } from '@tiptap/react';
import type { NodeType } from '@tiptap/pm/model';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { maxListDepth, linkAddress } from '@lens/contracts/rich-text';
import { pictureView } from './picture-view';

export const isLinkAddress = (address: string): boolean => linkAddress.safeParse(address).success;

/** A picture of the media library by its id; its description is stored in the library. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    media_id: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-media-id'),
      renderHTML: ({ media_id }) => ({ 'data-media-id': media_id as string }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView: () => pictureView,
});

const ArticleLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  isAllowedUri: isLinkAddress,
  HTMLAttributes: { target: null, rel: null },
});

const starterKit = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  link: false,
  strike: false,
  underline: false,
  trailingNode: false,
});

/** How many lists contain the cursor. */
const listDepth = ({ state }: Editor): number => {
  const { $from } = state.selection;
  const ancestors = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name);
  return ancestors.filter((name) => name === 'bulletList' || name === 'orderedList').length;
};

/** Moves an item into the list of the previous item, up to the allowed depth. @returns whether it was moved */
export const indentItem = (editor: Editor): boolean =>
  listDepth(editor) < maxListDepth && editor.chain().focus().sinkListItem('listItem').run();

export const outdentItem = (editor: Editor): boolean => editor.chain().focus().liftListItem('listItem').run();

/**
 * Restricts the editor to the contract's rich text; other pasted content is removed. Ctrl and a bracket indent list
 * items, so that Tab still leaves the editor.
 */
const RestrictedKit = starterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension.name === 'blockquote') return extension.extend({ content: 'paragraph+' });
      if (extension.name === 'orderedList') return extension.extend({ addAttributes: () => ({}) });
      if (extension.name === 'listItem')
        return extension.extend({
          content: 'paragraph (paragraph | bulletList | orderedList)*',
          addKeyboardShortcuts(this: { editor: Editor }) {
            return {
              Enter: () => this.editor.commands.splitListItem('listItem'),
              'Mod-]': () => indentItem(this.editor),
              'Mod-[': () => outdentItem(this.editor),
            };
          },
        });
      // The page's title is level 1, so a single hash makes a heading of level 2.
      if (extension.name === 'heading')
        return extension.extend({
          addInputRules(this: { type: NodeType; parent?: (() => InputRule[]) | null }) {
            const singleHash = textblockTypeInputRule({
              find: /^#\s$/,
              type: this.type,
              getAttributes: { level: 2 },
            });
            return [singleHash, ...(this.parent?.() ?? [])];
          },
        });
      return extension;
    });
  },
});

export const extensions: Extensions = [RestrictedKit, ArticleLink, Picture];
