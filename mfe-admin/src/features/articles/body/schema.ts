import '@lens/contracts/jitless';
import { Node, textblockTypeInputRule, type Editor, type Extensions, type InputRule } from '@tiptap/react';
import type { NodeType } from '@tiptap/pm/model';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { maxListDepth, linkAddress } from '@lens/contracts/rich-text';
import { pictureView } from './picture-view';

export const isLinkAddress = (address: string): boolean => linkAddress.safeParse(address).success;

/** A picture of the media library, by its id; its description belongs to the library. */
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

/** How many lists stand around the caret. */
const listDepth = ({ state }: Editor): number => {
  const { $from } = state.selection;
  const ancestors = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name);
  return ancestors.filter((name) => name === 'bulletList' || name === 'orderedList').length;
};

/** Moves an item into the list of the one before it, as deep as a text may have lists. @returns whether it went */
export const indentItem = (editor: Editor): boolean =>
  listDepth(editor) < maxListDepth && editor.chain().focus().sinkListItem('listItem').run();

export const outdentItem = (editor: Editor): boolean => editor.chain().focus().liftListItem('listItem').run();

/**
 * What the contract's rich text can hold and nothing else: what is pasted is cut down to it. Lists are moved into lists by
 * Ctrl and a bracket, so that Tab leaves the text.
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
      // The page's title is its first heading: a single sign makes the highest that a text has.
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
