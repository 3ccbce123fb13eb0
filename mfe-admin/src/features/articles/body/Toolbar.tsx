import type { MouseEvent, ReactNode } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { ImagePicker } from '../../../components/image-picker/ImagePicker';
import { insertPicture } from './insert-picture';
import { LinkDialog } from './LinkDialog';
import { moveItemIn, moveItemOut } from './schema';
import styles from './Toolbar.module.css';

interface Tool {
  label: string;
  /** In the place of its name. */
  shown?: ReactNode;
  /** The key that does the same. */
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
}

/** Of the level that it has on the page, whose title is the first. */
const heading = (level: 2 | 3 | 4, label: string): Tool => ({
  label,
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const tools: Tool[] = [
  heading(2, 'Heading'),
  heading(3, 'Small heading'),
  heading(4, 'Smallest heading'),
  {
    label: 'Bold',
    shown: <strong>B</strong>,
    keys: 'Ctrl+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    shown: <em>I</em>,
    keys: 'Ctrl+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Indent',
    keys: 'Ctrl+]',
    run: moveItemIn,
  },
  {
    label: 'Indent less',
    keys: 'Ctrl+[',
    run: moveItemOut,
  },
  {
    label: 'Quotation',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Dividing line',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

/** The window that is open over the text. */
export type OpenWindow = 'link' | 'picture' | null;

interface ToolbarProps {
  editor: Editor;
  open: OpenWindow;
  onOpen: (open: OpenWindow) => void;
}

/** Otherwise the button takes the focus for a moment, and what is typed in that moment is lost. */
const keepFocusInText = (event: MouseEvent) => event.preventDefault();

/** What the text can be made of. Each tool says whether it is on where the cursor stands. */
export function Toolbar({ editor, open, onOpen }: ToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(({ isOn }) => isOn?.(now) ?? null), now.isActive('link')],
  });
  const close = () => onOpen(null);
  return (
    <div role="group" aria-label="Text style" className={styles.tools}>
      {tools.map(({ label, shown, keys, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={shown ? label : undefined}
          title={keys ? `${label} (${keys})` : label}
          aria-pressed={on[index] ?? undefined}
          onMouseDown={keepFocusInText}
          onClick={() => run(editor)}
        >
          {shown ?? label}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={on.at(-1) ?? false}
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
