import type { MouseEvent, ReactNode } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { ImagePicker } from '../../../components/image-picker/ImagePicker';
import { insertPicture } from './insert-picture';
import { LinkDialog } from './LinkDialog';
import { indentItem, outdentItem } from './schema';
import styles from './Toolbar.module.css';

interface Tool {
  label: string;
  /** Shown instead of the label. */
  content?: ReactNode;
  /** The shortcut of the tool. */
  shortcut?: string;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
}

/** A heading of its level on the page, whose title is level 1. */
const headingTool = (level: 2 | 3 | 4, label: string): Tool => ({
  label,
  shortcut: `Ctrl+Alt+${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const tools: Tool[] = [
  headingTool(2, 'Heading'),
  headingTool(3, 'Small heading'),
  headingTool(4, 'Smallest heading'),
  {
    label: 'Bold',
    content: <strong>B</strong>,
    shortcut: 'Ctrl+B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    content: <em>I</em>,
    shortcut: 'Ctrl+I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Indent',
    shortcut: 'Ctrl+]',
    run: indentItem,
  },
  {
    label: 'Indent less',
    shortcut: 'Ctrl+[',
    run: outdentItem,
  },
  {
    label: 'Quotation',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Dividing line',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

/** The dialog that is open. */
export type ToolbarDialog = 'link' | 'picture' | null;

interface ToolbarProps {
  editor: Editor;
  open: ToolbarDialog;
  onOpen: (open: ToolbarDialog) => void;
}

/** Without this the button would take the focus for a moment, and letters typed then would be lost. */
const keepFocusInText = (event: MouseEvent) => event.preventDefault();

/** The tools of the editor. Each shows whether it is active at the cursor. */
export function Toolbar({ editor, open, onOpen }: ToolbarProps) {
  const activeStates = useEditorState({
    editor,
    selector: ({ editor }) => [
      ...tools.map(({ isActive }) => isActive?.(editor) ?? null),
      editor.isActive('link'),
    ],
  });
  const close = () => onOpen(null);
  return (
    <div role="group" aria-label="Text style" className={styles.tools}>
      {tools.map(({ label, content, shortcut, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={content ? label : undefined}
          title={shortcut ? `${label} (${shortcut})` : label}
          aria-pressed={activeStates[index] ?? undefined}
          onMouseDown={keepFocusInText}
          onClick={() => run(editor)}
        >
          {content ?? label}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={activeStates.at(-1) ?? false}
        title="Link (Ctrl+K)"
        onClick={() => onOpen('link')}
      >
        Link
      </button>
      <button type="button" onClick={() => onOpen('picture')}>
        Picture
      </button>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'picture' && (
        <ImagePicker
          onClose={close}
          onChoose={(id) => {
            close();
            insertPicture(editor, id);
          }}
        />
      )}
    </div>
  );
}
