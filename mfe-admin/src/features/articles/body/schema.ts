import '@lens/contracts/jitless';
import { Node, textblockTypeInputRule, type Editor, type Extensions, type InputRule } from '@tiptap/react';
import type { NodeType } from '@tiptap/pm/model';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { maxListDepth, linkAddress } from '@lens/contracts/rich-text';
import { pictureView } from './picture-view';

export const isAddress = (address: string): boolean => linkAddress.safeParse(address).success;

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

const OwnLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  isAllowedUri: isAddress,
  HTMLAttributes: { target: null, rel: null },
});

const kit = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  link: false,
  strike: false,
  underline: false,
  trailingNode: false,
});

/** How many lists stand around the caret. */
const listsAround = ({ state }: Editor): number => {
  const { $from } = state.selection;
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name);
  return around.filter((name) => name === 'bulletList' || name === 'orderedList').length;
};

/** Moves an item into the list of the one before it, as deep as a text may have lists. @returns whether it went */
export const moveItemIn = (editor: Editor): boolean =>
  listsAround(editor) < maxListDepth && editor.chain().focus().sinkListItem('listItem').run();

export const moveItemOut = (editor: Editor): boolean => editor.chain().focus().liftListItem('listItem').run();

/**
 * What the contract's rich text can hold and nothing else: what is pasted is cut down to it. Lists are moved into lists by
 * Ctrl and a bracket, so that Tab leaves the text.
 */
const Narrow = kit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((part) => {
      if (part.name === 'blockquote') return part.extend({ content: 'paragraph+' });
      if (part.name === 'orderedList') return part.extend({ addAttributes: () => ({}) });
      if (part.name === 'listItem')
        return part.extend({
          content: 'paragraph (paragraph | bulletList | orderedList)*',
          addKeyboardShortcuts(this: { editor: Editor }) {
            return {
              Enter: () => this.editor.commands.splitListItem('listItem'),
              'Mod-]': () => moveItemIn(this.editor),
              'Mod-[': () => moveItemOut(this.editor),
            };
          },
        });
      // The page's title is its first heading: a single sign makes the highest that a text has.
      if (part.name === 'heading')
        return part.extend({
          addInputRules(this: { type: NodeType; parent?: (() => InputRule[]) | null }) {
            const first = textblockTypeInputRule({
              find: /^#\s$/,
              type: this.type,
              getAttributes: { level: 2 },
            });
            return [first, ...(this.parent?.() ?? [])];
          },
        });
      return part;
    });
  },
});

export const extensions: Extensions = [Narrow, OwnLink, Picture];
