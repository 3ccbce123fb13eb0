import '@lens/contracts/jitless';
import { Node, type Editor, type Extensions } from '@tiptap/react';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { linkAddress } from '@lens/contracts/rich-text';
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

/**
 * What the contract's rich text can hold and nothing else: what is pasted is cut down to it. Lists and quotations hold
 * paragraphs only, so that Tab leaves the text instead of moving a list into a list.
 */
const Narrow = kit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((part) => {
      if (part.name === 'blockquote') return part.extend({ content: 'paragraph+' });
      if (part.name === 'orderedList') return part.extend({ addAttributes: () => ({}) });
      if (part.name === 'listItem')
        return part.extend({
          content: 'paragraph+',
          addKeyboardShortcuts(this: { editor: Editor }) {
            return { Enter: () => this.editor.commands.splitListItem('listItem') };
          },
        });
      return part;
    });
  },
});

export const extensions: Extensions = [Narrow, OwnLink, Picture];
